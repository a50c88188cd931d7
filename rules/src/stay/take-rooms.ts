import type { StayDates } from './join-stays.ts'
import type { SellableProperty } from './sellable-property.ts'

/** How many rooms of each type, by its id, are taken on the nights of a stay. */
export type RoomsTaken = ReadonlyMap<string, number>

/** A property after somebody else has taken rooms there: what was left for sale is left less those. */
export function takeRooms<Property extends SellableProperty>(property: Property, stay: StayDates, rooms: RoomsTaken): Property {
  const isTaken = (night: string) => stay.checkIn <= night && night < stay.checkOut
  const roomTypes = property.roomTypes.map((roomType) => {
    const taken = rooms.get(roomType.roomTypeId)
    if (taken === undefined) return roomType
    return { ...roomType, nights: roomType.nights.map((row) => (isTaken(row.night) ? { ...row, sold: row.sold + taken } : row)) }
  })
  return { ...property, roomTypes }
}
