import type { Buyer } from './buyer.ts'
import type { Offers } from './offers.ts'
import type { RoomLine } from './room-lines.ts'
import type { Taxation } from './tax-lines.ts'

/** Everything that the price of a stay depends on. */
export type StayToPrice = {
  readonly roomLines: readonly RoomLine[]
  readonly childAgeLimit: number
  readonly taxation: Taxation
  readonly buyer: Buyer
  readonly offers: Offers
}
