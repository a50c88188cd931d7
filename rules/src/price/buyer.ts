import type { Day } from '#days/day.ts'

/** Where a stay is sold: to travel agents, or on the property's own booking page. */
export const saleChannels = ['agents', 'website'] as const

/** A channel of sale. */
export type SaleChannel = (typeof saleChannels)[number]

/** Who buys a stay, when and through which channel. This decides which offers apply. `bookedOn` is the property's own day. */
export type Buyer = {
  readonly bookedOn: Day
  readonly channel: SaleChannel
  readonly travelAgentId: string | null
  readonly level: number | null
  /** The coupon code that the buyer gave. */
  readonly promotionCode: string | null
}
