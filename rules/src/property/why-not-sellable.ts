/** The facts that decide whether a room type can be sold at all, on any night. */
type SellableFacts = {
  /** Whether the room type is on sale and not stopped. */
  readonly active: boolean
  /** The number of rooms of this type. */
  readonly totalRooms: number
  /** The number of active plans that include it. */
  readonly activePlans: number
  /** Whether there are rooms on sale on any night from today on. */
  readonly allotted: boolean
}

/** Why a room type cannot be sold, in the order in which a person fixes it. */
export type NotSellable = 'stopped' | 'noRooms' | 'noPlan' | 'noAllotment'

/** The first reason why a room type cannot be sold, or null. */
export const whyNotSellable = ({ active, totalRooms, activePlans, allotted }: SellableFacts): NotSellable | null => {
  if (!active) return 'stopped'
  if (totalRooms === 0) return 'noRooms'
  if (activePlans === 0) return 'noPlan'
  return allotted ? null : 'noAllotment'
}
