import type { StayPrice } from '#price/price-of-stay.ts'
import type { StayToPrice } from '#price/stay-to-price.ts'
import { promotedStay } from './promoted-stay.ts'
import { takesOf } from './promotion-lines.ts'
import type { Promotion } from './promotion.ts'
import { whyNotPromotedOrder, type WhyNotPromoted } from './why-not-promoted.ts'

/**
 * Why a price has no line for a promotion: its conditions are not met, another promotion was used in its place, or nothing was left to
 * discount.
 */
export const whyNotCountedOrder = [...whyNotPromotedOrder, 'anotherCounted', 'nothingLeft'] as const

/** Why a price has no line for a promotion. */
export type WhyNotCounted = WhyNotPromoted | 'anotherCounted' | 'nothingLeft'

/** The amount by which a promotion changed a price (negative for a discount), or why it did not. */
export type ExplainedPromotion = Pick<Promotion, 'promotionId' | 'name'> & {
  readonly amount: number
  readonly whyNot: WhyNotCounted | null
}

/** Every active promotion, in order, with its effect on the price of a stay. */
export const explainPromotions = (stay: StayToPrice, { lines }: Pick<StayPrice, 'lines'>): ExplainedPromotion[] => {
  const promoted = promotedStay(stay)
  const { promotions, mode } = stay.offers
  return promotions.map((promotion) => {
    const { promotionId, name } = promotion
    const own = lines.filter(({ step, offer }) => step === 'promotions' && offer?.id === promotionId)
    const amount = own.reduce((sum, line) => sum + line.amount, 0)
    if (own.length > 0) return { promotionId, name, amount, whyNot: null }
    const takes = takesOf(promotion, promoted)
    if (typeof takes === 'string') return { promotionId, name, amount, whyNot: takes }
    return { promotionId, name, amount, whyNot: mode === 'sum' || takes.length === 0 ? 'nothingLeft' : 'anotherCounted' }
  })
}
