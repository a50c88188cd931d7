import type { GiftCode } from '#gift-code/gift-code.ts'
import type { ChosenService } from '#hotel-service/chosen.ts'
import type { Promotion } from '#promotion/promotion.ts'
import type { PromotionMode } from '#promotion/promotion-mode.ts'

/**
 * A price that both sides agreed on for a group: its total with everything, or, where a part of it is kept, how far that part lies from the
 * usual price before tax.
 */
export type AgreedPrice = { readonly total: number } | { readonly difference: number }

/**
 * Everything besides the rooms that changes the price of a stay: the promotions and how they combine, the chosen services, the gift code.
 */
export type Offers = {
  readonly mode: PromotionMode
  readonly promotions: readonly Promotion[]
  readonly services: readonly ChosenService[]
  readonly giftCode: GiftCode | null
  /** Left out where nothing but the usual price counts. */
  readonly agreed?: AgreedPrice
}

/** A property without promotions, services and gift codes. */
export const noOffers: Offers = { mode: 'sum', promotions: [], services: [], giftCode: null }
