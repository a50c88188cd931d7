/** What must be true of a room type before anybody can book it, besides the property itself being on sale. */
export type SellableFacts = {
  /** Somebody has put it on sale. */
  readonly active: boolean
  /** The packages on sale on it. */
  readonly plans: number
  /** The nights to come with rooms on sale; of one night, its allotment. */
  readonly nightsOnSale: number
}

/** Why a room type that is on sale by its switch cannot be booked all the same. */
export const notSellableReasons = ['stopped', 'noPlan', 'noRooms'] as const
export type NotSellable = (typeof notSellableReasons)[number]

/** The first reason why nothing of a room type can be booked; null where nothing is in the way. */
export const whyNotSellable = ({ active, plans, nightsOnSale }: SellableFacts): NotSellable | null => {
  if (!active) return 'stopped'
  if (plans === 0) return 'noPlan'
  return nightsOnSale === 0 ? 'noRooms' : null
}
