import { nightsOfStay } from '#days/day.ts'
import type { AgentRooms } from '#travel-agent/cap-left.ts'
import type { StayDates } from './join-stays.ts'
import type { SellableProperty } from './sellable-property.ts'

/** The number of rooms taken of each type, by its id, on the nights of a stay. */
export type RoomsTaken = ReadonlyMap<string, number>

/** A property after another booking has taken rooms there: those rooms are no longer on sale, and its agent has them. */
export const takeRooms = <Property extends SellableProperty>(
  property: Property,
  stay: StayDates & { readonly travelAgentId: string | null },
  rooms: RoomsTaken,
): Property => {
  const isTaken = (night: string) => stay.checkIn <= night && night < stay.checkOut
  const roomTypes = property.roomTypes.map((roomType) => {
    const taken = rooms.get(roomType.roomTypeId)
    if (taken === undefined) return roomType
    return { ...roomType, nights: roomType.nights.map((row) => (isTaken(row.night) ? { ...row, sold: row.sold + taken } : row)) }
  })
  return { ...property, roomTypes, agentRooms: roomsAfter(property.agentRooms, stay, rooms) }
}

const roomsAfter = (
  before: readonly AgentRooms[],
  { travelAgentId, checkIn, checkOut }: StayDates & { readonly travelAgentId: string | null },
  rooms: RoomsTaken,
): readonly AgentRooms[] => {
  if (travelAgentId === null) return before
  const keyOf = (one: Pick<AgentRooms, 'travelAgentId' | 'roomTypeId' | 'night'>) => `${one.travelAgentId} ${one.roomTypeId} ${one.night}`
  const after = new Map(before.map((one) => [keyOf(one), one]))
  for (const [roomTypeId, count] of rooms)
    for (const night of nightsOfStay(checkIn, checkOut)) {
      const one = { travelAgentId, roomTypeId, night }
      const { held, taken } = after.get(keyOf(one)) ?? { held: 0, taken: 0 }
      after.set(keyOf(one), { ...one, held: held + count, taken: taken + count })
    }
  return [...after.values()]
}
