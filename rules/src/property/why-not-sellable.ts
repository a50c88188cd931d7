/** What decides whether a room type can be sold at all, whatever the night. */
type SellableFacts = {
  /** It is on sale, not stopped. */
  readonly active: boolean
  /** Rooms that the property has of it. */
  readonly totalRooms: number
  /** Plans on sale that are offered on it. */
  readonly activePlans: number
  /** On some night from today on, rooms of it are put on sale. */
  readonly allotted: boolean
}

/** Why a room type cannot be sold, in the order in which it is mended. */
export type NotSellable = 'stopped' | 'noRooms' | 'noPlan' | 'noAllotment'

/** The first reason why nothing of a room type can be sold, or null. */
export const whyNotSellable = ({ active, totalRooms, activePlans, allotted }: SellableFacts): NotSellable | null => {
  if (!active) return 'stopped'
  if (totalRooms === 0) return 'noRooms'
  if (activePlans === 0) return 'noPlan'
  return allotted ? null : 'noAllotment'
}
