import type { Day } from '#days/day.ts'
import type { Promotion } from './promotion.ts'

/** Another promotion that may apply to the same nights, and the first and last of these nights; null is an open end. */
export type PromotionOverlap = { readonly promotion: Promotion; readonly from: Day | null; readonly to: Day | null }

/** The discounts that may apply to the same night and buyer as this promotion. Overlaps are shown to the person; they are not refused. */
export const overlapsOf = (own: Promotion, others: readonly Promotion[]): PromotionOverlap[] =>
  own.effect === 'surcharge'
    ? []
    : others
        .filter((other) => other.effect === 'discount' && other.promotionId !== own.promotionId && meets(own, other))
        .map((promotion) => ({ promotion, from: later(own.stayFrom, promotion.stayFrom), to: sooner(own.stayTo, promotion.stayTo) }))
        .filter(({ from, to }) => from === null || to === null || from <= to)

const meets = (one: Promotion, other: Promotion): boolean =>
  sharesAny(one.weekdays, other.weekdays) &&
  sharesAny(one.channels, other.channels) &&
  sharesScope(one.planIds, other.planIds) &&
  sharesScope(one.roomTypeIds, other.roomTypeIds) &&
  (one.agents !== 'levels' || other.agents !== 'levels' || sharesAny(one.levels, other.levels)) &&
  (one.agents !== 'named' || other.agents !== 'named' || sharesAny(one.agentIds, other.agentIds)) &&
  !isApart(one.bookFrom, one.bookTo, other)

const isApart = (from: Day | null, to: Day | null, { bookFrom, bookTo }: Promotion): boolean =>
  (to !== null && bookFrom !== null && to < bookFrom) || (bookTo !== null && from !== null && bookTo < from)

const sharesAny = <T>(one: readonly T[], other: readonly T[]): boolean => one.some((value) => other.includes(value))

const sharesScope = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === 0 || other.length === 0 || sharesAny(one, other)

const later = (one: Day | null, other: Day | null): Day | null => (one === null || (other !== null && other > one) ? other : one)

const sooner = (one: Day | null, other: Day | null): Day | null => (one === null || (other !== null && other < one) ? other : one)
