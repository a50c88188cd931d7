import type { Day } from '#days/day.ts'
import type { RoomNight } from '#rate/room-night.ts'
import type { TermsBuyer, TermsOfBuyer } from './terms-of-buyer.ts'

/** The rooms of a type that an agent has on a night: those that it holds now, and all that it ever took, the cancelled ones too. */
export type AgentRooms = {
  readonly travelAgentId: string
  readonly roomTypeId: string
  readonly night: Day
  readonly held: number
  readonly taken: number
}

/** Where a cap counts: the room type, what the buyer has, and rooms of the type that it asks for besides. */
type Counted = {
  readonly buyer: TermsBuyer
  readonly roomType: { readonly roomTypeId: string; readonly nights: readonly RoomNight[] }
  readonly agentRooms: readonly AgentRooms[]
  readonly besides: number
}

/** How many rooms a buyer may still have on each night by its cap; null where its terms have none. */
export const capLeft = (
  { cap }: Pick<TermsOfBuyer, 'cap'>,
  { buyer, roomType: { roomTypeId, nights }, agentRooms, besides }: Counted,
): ReadonlyMap<Day, number> | null => {
  if (cap === null || (cap.capUnit !== 'rooms' && cap.capUnit !== 'share')) return null
  const own = agentRooms.filter((one) => one.roomTypeId === roomTypeId && one.travelAgentId === buyer.travelAgentId)
  const used = new Map(own.map(({ night, held, taken }) => [night, cap.capRefilled ? held : taken]))
  const most = ({ allotment }: RoomNight) => cap.capRooms ?? Math.floor((allotment * (cap.capShare ?? 0)) / wholeAllotment)
  return new Map(nights.map((row) => [row.night, Math.max(0, most(row) - (used.get(row.night) ?? 0) - besides)]))
}

const wholeAllotment = 10_000
