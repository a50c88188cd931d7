import { expect, test } from 'vitest'
import { addDays } from '#days/day.ts'
import { noOffers } from '#price/offers.ts'
import { priceOfStay } from '#price/price-of-stay.ts'
import type { StayToPrice } from '#price/stay-to-price.ts'
import { anAgent, promotionWith } from '#testing/offers-in-tests.ts'
import { explainPromotions } from './explain-promotions.ts'
import type { PromotionMode } from './promotion-mode.ts'
import type { Promotion } from './promotion.ts'

const plan = { includedAdults: 2, includedChildren: 0, extraAdultPrice: 0, extraChildPrice: 0, extraBedPrice: 0 }
const explained = (mode: PromotionMode, promotions: readonly Promotion[]) => {
  const nights = [0, 1].map((at) => ({ night: addDays('2027-03-01', at), price: 1_000_000 }))
  const rooms = [{ adults: 2, childrenAges: [], extraBeds: 0 }]
  const stay: StayToPrice = {
    roomLines: [{ planId: 'flexible', roomTypeId: 'deluxe', plan, nights, rooms }],
    childAgeLimit: 12,
    taxation: { choice: 110, rates: [{ kind: 'vat', from: '2020-01-01', to: null, basisPoints: 800 }] },
    buyer: anAgent,
    offers: { ...noOffers, mode, promotions },
  }
  return explainPromotions(stay, priceOfStay(stay)).map(({ promotionId, amount, whyNot }) => [promotionId, amount, whyNot])
}
const tenth = promotionWith({ promotionId: 'tenth', rank: 1, value: 1000 })
const fifth = promotionWith({ promotionId: 'fifth', rank: 2, value: 2000 })
const coupon = promotionWith({ promotionId: 'coupon', rank: 3, type: 'coupon', code: 'TET' })
const whole = promotionWith({ promotionId: 'whole', rank: 0, value: 10_000 })

test('each promotion has what it did, or the condition that shuts the stay out', () => {
  expect(explained('sum', [tenth, fifth, coupon])).toEqual([
    ['tenth', -200_000, null],
    ['fifth', -400_000, null],
    ['coupon', 0, 'codeMissing'],
  ])
})

test('where only one discount counts, the others say that another one did', () => {
  expect(explained('priority', [tenth, fifth])).toEqual([
    ['tenth', -200_000, null],
    ['fifth', 0, 'anotherCounted'],
  ])
  expect(explained('best', [tenth, fifth])).toEqual([
    ['tenth', 0, 'anotherCounted'],
    ['fifth', -400_000, null],
  ])
})

test('a discount says so where nothing is left to take off', () => {
  expect(explained('sum', [whole, tenth])).toEqual([
    ['whole', -2_000_000, null],
    ['tenth', 0, 'nothingLeft'],
  ])
})
