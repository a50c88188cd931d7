/** Rooms still to be sold on a night: allotment less sold, "never negative". */
export function vacantRooms(night: { readonly allotment: number; readonly sold: number }): number {
  return Math.max(0, night.allotment - night.sold)
}

/** Why an allotment is not allowed. */
export type AllotmentReason = 'negative' | 'belowSold' | 'overTotalRooms'

/** What an allotment is held against. */
export type AllotmentFacts = { readonly sold: number; readonly totalRooms: number }

/** Why an allotment may not be set, or null: at least what is sold, at most the room type's total rooms. */
export function whyNotAllotment(allotment: number, facts: AllotmentFacts): AllotmentReason | null {
  if (allotment < 0) return 'negative'
  if (allotment < facts.sold) return 'belowSold'
  return allotment > facts.totalRooms ? 'overTotalRooms' : null
}
