import type { StayPrice } from '#price/price-of-stay.ts'
import type { StayToPrice } from '#price/stay-to-price.ts'
import { promotedStay } from './promoted-stay.ts'
import { takesOf } from './promotion-lines.ts'
import type { Promotion } from './promotion.ts'
import { whyNotPromotedOrder, type WhyNotPromoted } from './why-not-promoted.ts'

/** Why a promotion is not in a price: it does not hold for the stay, another one counted in its place, or nothing was left to take off. */
export const whyNotCountedOrder = [...whyNotPromotedOrder, 'anotherCounted', 'nothingLeft'] as const

/** Why a promotion is not in a price. */
export type WhyNotCounted = WhyNotPromoted | 'anotherCounted' | 'nothingLeft'

/** What a promotion did to a price (negative is off), or why nothing. */
export type ExplainedPromotion = Pick<Promotion, 'promotionId' | 'name'> & {
  readonly amount: number
  readonly whyNot: WhyNotCounted | null
}

/** Each promotion that is on, in its order, with what it did to a stay's price. */
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
