import type { StayDates } from './join-stays.ts'
import type { SellableProperty } from './sellable-property.ts'

/** The number of rooms taken of each type, by its id, on the nights of a stay. */
export type RoomsTaken = ReadonlyMap<string, number>

/** A property after another booking has taken rooms there: those rooms are no longer on sale. */
export const takeRooms = <Property extends SellableProperty>(property: Property, stay: StayDates, rooms: RoomsTaken): Property => {
  const isTaken = (night: string) => stay.checkIn <= night && night < stay.checkOut
  const roomTypes = property.roomTypes.map((roomType) => {
    const taken = rooms.get(roomType.roomTypeId)
    if (taken === undefined) return roomType
    return { ...roomType, nights: roomType.nights.map((row) => (isTaken(row.night) ? { ...row, sold: row.sold + taken } : row)) }
  })
  return { ...property, roomTypes }
}
