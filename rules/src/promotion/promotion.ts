import type { DateRange } from '#days/date-range.ts'
import type { Day } from '#days/day.ts'
import type { SaleChannel } from '#price/buyer.ts'

/** The types of promotions, in the order in which a form shows them. */
export const promotionTypes = ['everyNight', 'packageTotal', 'coupon', 'earlyBird', 'lastMinute', 'quantity', 'quantityTotal'] as const

/** The type of a promotion. */
export type PromotionType = (typeof promotionTypes)[number]

/** Whether a promotion takes off or adds. */
export const promotionEffects = ['discount', 'surcharge'] as const

/** What a quantity counts: the nights of a room, or the rooms of a booking. */
export const countedThings = ['nights', 'rooms'] as const

/** For which agents a promotion holds. */
export const agentScopes = ['all', 'levels', 'named'] as const

/** What only some types have; null in a type that does not have it. */
export type PromotionParameters = {
  readonly code: string | null
  /** At least, or at most, so many days before arrival. */
  readonly daysBefore: number | null
  /** Nights or rooms to buy; for a quantity on the total, how many rooms at least. */
  readonly buy: number | null
  /** How many more are then free, the cheapest ones. */
  readonly free: number | null
  readonly counted: (typeof countedThings)[number] | null
}

/** What a promotion changes: `value` is basis points or minor units. */
export type PromotionEffect = {
  readonly effect: (typeof promotionEffects)[number]
  readonly unit: 'percent' | 'amount'
  readonly value: number
}

/** When, on what and for whom a promotion holds; null, and an empty list of plans or room types, is no condition. */
export type PromotionConditions = {
  readonly bookFrom: Day | null
  readonly bookTo: Day | null
  readonly stayFrom: Day | null
  readonly stayTo: Day | null
  readonly datesExcluded: readonly DateRange[]
  readonly weekdays: readonly number[]
  readonly planIds: readonly string[]
  readonly roomTypeIds: readonly string[]
  /** The price of the rooms before promotions and tax that a booking needs at least, in minor units. */
  readonly minOrder: number
  readonly minNights: number
  readonly channels: readonly SaleChannel[]
  readonly agents: (typeof agentScopes)[number]
  readonly levels: readonly number[]
  readonly agentIds: readonly string[]
  /** How many bookings may still use it; null is any number. */
  readonly usesLeft: number | null
}

/** A promotion as prices are computed with it; in the mode "priority" the lowest rank comes first. */
export type Promotion = PromotionEffect &
  PromotionParameters &
  PromotionConditions & {
    readonly promotionId: string
    readonly name: { readonly vi: string; readonly en: string }
    readonly type: PromotionType
    readonly rank: number
  }
