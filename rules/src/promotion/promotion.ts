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

/** The agents that a promotion is for. */
export const agentScopes = ['all', 'levels', 'named'] as const

/** The parameters that only some types use; null in the other types. */
export type PromotionParameters = {
  readonly code: string | null
  /** The minimum or maximum number of days before arrival. */
  readonly daysBefore: number | null
  /** The nights or rooms to buy; for a quantity on the total, the minimum number of rooms. */
  readonly buy: number | null
  /** How many more are then free; the cheapest ones are. */
  readonly free: number | null
  readonly counted: (typeof countedThings)[number] | null
}

/** The effect of a promotion: `value` is in basis points or minor units. */
export type PromotionEffect = {
  readonly effect: (typeof promotionEffects)[number]
  readonly unit: 'percent' | 'amount'
  readonly value: number
}

/** When, for what and for whom a promotion applies. Null, or an empty list of plans or room types, means no condition. */
export type PromotionConditions = {
  readonly bookFrom: Day | null
  readonly bookTo: Day | null
  readonly stayFrom: Day | null
  readonly stayTo: Day | null
  readonly datesExcluded: readonly DateRange[]
  readonly weekdays: readonly number[]
  readonly planIds: readonly string[]
  readonly roomTypeIds: readonly string[]
  /** The minimum price of a booking's rooms, before promotions and tax, in minor units. */
  readonly minOrder: number
  readonly minNights: number
  readonly channels: readonly SaleChannel[]
  readonly agents: (typeof agentScopes)[number]
  readonly levels: readonly number[]
  readonly agentIds: readonly string[]
  /** How many more bookings may use it; null means no limit. */
  readonly usesLeft: number | null
}

/** A promotion as the price computation needs it; in the mode "priority" the lowest rank wins. */
export type Promotion = PromotionEffect &
  PromotionParameters &
  PromotionConditions & {
    readonly promotionId: string
    readonly name: { readonly vi: string; readonly en: string }
    readonly type: PromotionType
    readonly rank: number
  }
