import { daysBeforeArrival } from './promoted-stay.ts'
import type { Cell, PromotedStay } from './promoted-stay.ts'
import type { Promotion, PromotionEffect, PromotionParameters, PromotionType } from './promotion.ts'
import { countRooms, freeNights, freeRooms, nightlyTakes, totalTake, type Take } from './promotion-takes.ts'
import type { WhyNotPromoted } from './why-not-promoted.ts'

/** The rules of one type of promotion: its own parameters, its condition, its effect, and an example for a new promotion. */
export type PromotionRule = {
  readonly parameters: readonly (keyof PromotionParameters)[]
  /** Whether it changes each night, or the total of the stay. */
  readonly on: 'nights' | 'total'
  /** A condition that only this type has. */
  readonly whyNot?: (promotion: Promotion, stay: PromotedStay) => WhyNotPromoted | null
  /** The amounts that it takes off or adds for the rooms and nights in its scope, or why there are none. */
  readonly take: (promotion: Promotion, cells: readonly Cell[]) => readonly Take[] | WhyNotPromoted
  readonly example: PromotionEffect & Partial<PromotionParameters>
}

const discount = { effect: 'discount', unit: 'percent' } as const

/** The seven types of promotions. To add a type, add an entry. */
export const promotionRules: Readonly<Record<PromotionType, PromotionRule>> = {
  everyNight: { parameters: [], on: 'nights', take: nightlyTakes, example: { ...discount, value: 1000 } },
  packageTotal: { parameters: [], on: 'total', take: totalTake, example: { ...discount, value: 500 } },
  coupon: {
    parameters: ['code'],
    on: 'total',
    whyNot: ({ code }, { buyer }) => (code !== null && sameCode(code, buyer.promotionCode) ? null : 'codeMissing'),
    take: totalTake,
    example: { ...discount, value: 1000 },
  },
  earlyBird: {
    parameters: ['daysBefore'],
    on: 'nights',
    whyNot: ({ daysBefore }, stay) => (daysBeforeArrival(stay) >= (daysBefore ?? 0) ? null : 'tooCloseToArrival'),
    take: nightlyTakes,
    example: { ...discount, value: 1000, daysBefore: 30 },
  },
  lastMinute: {
    parameters: ['daysBefore'],
    on: 'nights',
    whyNot: ({ daysBefore }, stay) => (daysBeforeArrival(stay) <= (daysBefore ?? 0) ? null : 'tooFarFromArrival'),
    take: nightlyTakes,
    example: { ...discount, value: 1500, daysBefore: 3 },
  },
  quantity: {
    parameters: ['counted', 'buy', 'free'],
    on: 'nights',
    take: (promotion, cells) => {
      const free = promotion.counted === 'rooms' ? freeRooms(promotion, cells) : freeNights(promotion, cells)
      return free.length === 0 ? 'tooFewToBuy' : nightlyTakes(promotion, free)
    },
    example: { ...discount, value: 10_000, counted: 'nights', buy: 2, free: 1 },
  },
  quantityTotal: {
    parameters: ['buy'],
    on: 'total',
    take: (promotion, cells) => (countRooms(cells) < (promotion.buy ?? 1) ? 'tooFewRooms' : totalTake(promotion, cells)),
    example: { ...discount, value: 1000, buy: 5 },
  },
}

const sameCode = (code: string, given: string | null): boolean => given !== null && given.trim().toUpperCase() === code.toUpperCase()
