import { priceOfStay, type StayPrice } from '#price/price-of-stay.ts'
import type { StayToPrice } from '#price/stay-to-price.ts'
import type { Day } from '#days/day.ts'
import { promotedStay } from './promoted-stay.ts'
import { takesOf } from './promotion-lines.ts'
import { promotionModes, type PromotionMode } from './promotion-mode.ts'
import type { Promotion } from './promotion.ts'
import type { WhyNotPromoted } from './why-not-promoted.ts'

type Name = Promotion['name']

/** One promotion on one night of a tried stay, or (null) on the whole stay. */
export type TriedStep = {
  readonly id: string
  readonly name: Name
  readonly own: boolean
  readonly night: Day | null
  readonly amount: number
}

/** The effect of a promotion on a stay, together with the active promotions. */
export type TriedPromotion = {
  readonly nights: readonly { readonly night: Day; readonly amount: number }[]
  readonly steps: readonly TriedStep[]
  readonly before: number
  readonly after: number
  readonly modes: readonly { readonly mode: PromotionMode; readonly after: number; readonly counted: readonly Name[] }[]
  readonly whyNot: WhyNotPromoted | null
}

/** The price of a stay, with its active promotions and one more, active or not, in the property's mode or another one. */
export const priceWithPromotion = (stay: StayToPrice, own: Promotion, mode: PromotionMode = stay.offers.mode): StayPrice => {
  const others = stay.offers.promotions.filter(({ promotionId }) => promotionId !== own.promotionId)
  return priceOfStay({ ...stay, offers: { ...stay.offers, mode, promotions: [...others, own] } })
}

/** Tries a promotion, active or not, on a stay whose offers are the active ones. */
export const tryPromotion = (stay: StayToPrice, own: Promotion): TriedPromotion => {
  const now = priceWithPromotion(stay, own)
  const promoted = promotedStay(stay)
  const takes = takesOf(own, promoted)
  const nights = [...Map.groupBy(promoted.cells, ({ night }) => night)]
  return {
    nights: nights.map(([night, cells]) => ({ night, amount: cells.reduce((sum, { amount }) => sum + amount, 0) })),
    steps: promotionSteps(now.lines, own),
    before: now.subtotals.rooms,
    after: now.subtotals.rooms + now.subtotals.promotions,
    modes: promotionModes.map((mode) => {
      const { lines, subtotals } = priceWithPromotion(stay, own, mode)
      const counted = new Map(promotionSteps(lines, own).flatMap(({ id, name, amount }) => (amount < 0 ? [[id, name] as const] : [])))
      return { mode, after: subtotals.rooms + subtotals.promotions, counted: [...counted.values()] }
    }),
    whyNot: typeof takes === 'string' ? takes : null,
  }
}

const promotionSteps = (lines: ReturnType<typeof priceOfStay>['lines'], own: Promotion): TriedStep[] =>
  lines.flatMap(({ step, offer, night, amount }) =>
    step === 'promotions' && offer !== null ? [{ ...offer, own: offer.id === own.promotionId, night, amount }] : [],
  )
