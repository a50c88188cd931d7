/** Rooms that can still be sold on a night: allotment minus sold, "never negative". */
export const vacantRooms = (night: { readonly allotment: number; readonly sold: number }): number =>
  Math.max(0, night.allotment - night.sold)

/** Why an allotment is not allowed. */
export type AllotmentReason = 'negative' | 'belowSold' | 'overTotalRooms'

/** The facts that an allotment is checked against. */
export type AllotmentFacts = { readonly sold: number; readonly totalRooms: number }

/** Why an allotment is refused, or null: at least the number sold, at most the room type's total rooms. */
export const whyNotAllotment = (allotment: number, facts: AllotmentFacts): AllotmentReason | null => {
  if (allotment < 0) return 'negative'
  if (allotment < facts.sold) return 'belowSold'
  return allotment > facts.totalRooms ? 'overTotalRooms' : null
}
