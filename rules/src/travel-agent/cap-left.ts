import { daysBetween, type Day } from '#days/day.ts'
import type { RoomNight } from '#rate/room-night.ts'
import type { AgentTerms, ReleaseStep } from './agent-terms.ts'
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
export const capLeft = ({ cap }: Pick<TermsOfBuyer, 'cap'>, counted: Counted): ReadonlyMap<Day, number> | null => {
  if (cap === null || (cap.capUnit !== 'rooms' && cap.capUnit !== 'share')) return null
  const most = ({ allotment }: RoomNight) => cap.capRooms ?? Math.floor((allotment * (cap.capShare ?? 0)) / wholeAllotment)
  const used = usedBy(cap, counted)
  return new Map(counted.roomType.nights.map((row) => [row.night, Math.max(0, most(row) - used(row.night))]))
}

/** How many rooms a buyer may still have on each night that a release step has reached by the property's day; null where none has. */
export const releaseLeft = (
  { cap }: Pick<TermsOfBuyer, 'cap'>,
  { today, ...counted }: Counted & { readonly today: Day },
): ReadonlyMap<Day, number> | null => {
  if (cap === null || cap.releaseSteps.length === 0) return null
  const used = usedBy(cap, counted)
  const left = counted.roomType.nights.flatMap(({ night }) => {
    const step = reachedStep(cap.releaseSteps, daysBetween(today, night))
    return step === null ? [] : [[night, Math.max(0, step.rooms - used(night))] as const]
  })
  return left.length === 0 ? null : new Map(left)
}

/** The release step that holds so many days before a night: the last one that it has reached. */
export const reachedStep = (steps: readonly ReleaseStep[], daysBefore: number): ReleaseStep | null =>
  steps.findLast((step) => daysBefore <= step.daysBefore) ?? null

const usedBy = ({ capRefilled }: AgentTerms, { buyer, roomType: { roomTypeId }, agentRooms, besides }: Counted) => {
  const own = agentRooms.filter((one) => one.roomTypeId === roomTypeId && one.travelAgentId === buyer.travelAgentId)
  const used = new Map(own.map(({ night, held, taken }) => [night, capRefilled ? held : taken]))
  return (night: Day): number => (used.get(night) ?? 0) + besides
}

const wholeAllotment = 10_000
