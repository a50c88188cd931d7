import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#days/day.ts'
import { anAgent } from '#testing/offers-in-tests.ts'
import { noOffers } from './offers.ts'
import { priceOfStay } from './price-of-stay.ts'
import { sumOfLines } from './price-line.ts'
import type { StayToPrice } from './stay-to-price.ts'
import { taxChoices } from './tax.ts'
import type { TaxChoice, TaxRate } from './tax.ts'

const rates: readonly TaxRate[] = [
  { kind: 'vat', from: '2022-01-01', to: '2026-12-31', basisPoints: 800 },
  { kind: 'vat', from: '2027-01-01', to: null, basisPoints: 1000 },
  { kind: 'serviceCharge', from: '2000-01-01', to: null, basisPoints: 500 },
]
const plan = { includedAdults: 2, includedChildren: 0, extraAdultPrice: 0, extraChildPrice: 0, extraBedPrice: 0 }

const group = (choice: TaxChoice, prices: readonly number[], rooms: number, total?: number): StayToPrice => ({
  roomLines: [
    {
      planId: 'flexible',
      roomTypeId: 'deluxe',
      plan,
      nights: prices.map((price, at) => ({ night: addDays('2026-12-30', at), price })),
      rooms: Array.from({ length: rooms }, () => ({ adults: 2, childrenAges: [], extraBeds: 0 })),
    },
  ],
  childAgeLimit: 12,
  taxation: { choice, rates },
  buyer: anAgent,
  offers: total === undefined ? noOffers : { ...noOffers, agreed: { total } },
})

describe.each(taxChoices)('a group’s price with tax choice %i', (choice) => {
  test('the agreed total is kept to the dong, and the difference to the usual price is a line of its own', () => {
    const agreed = priceOfStay(group(choice, [3_200_000, 3_200_000, 3_200_000], 12, 115_000_000))
    expect(agreed.total).toBe(115_000_000)
    const [line, ...others] = agreed.lines.filter(({ kind }) => kind === 'agreedPrice')
    expect(others).toEqual([])
    expect(agreed.subtotals.promotions).toBe(line?.amount)
    expect(agreed.subtotals.rooms + agreed.subtotals.promotions).toBe(agreed.subtotals.beforeTax)
  })

  test('the usual price needs no such line', () => {
    const usual = priceOfStay(group(choice, [1_000_000, 1_200_000], 3))
    expect(priceOfStay(group(choice, [1_000_000, 1_200_000], 3, usual.total))).toEqual(usual)
  })

  test('whatever is agreed, every line adds up to it, and VAT takes no more than the rest of rounding', () => {
    const amounts = fc.integer({ min: 1, max: 20_000_000 })
    fc.assert(
      fc.property(fc.array(amounts, { minLength: 1, maxLength: 5 }), fc.integer({ min: 1, max: 40 }), amounts, (prices, rooms, total) => {
        const price = priceOfStay(group(choice, prices, rooms, total))
        expect([price.total, sumOfLines(price.lines)]).toEqual([total, total])
        const vat = price.lines.filter(({ kind, included }) => kind === 'vat' && !included)
        for (const { amount, base, basisPoints } of vat)
          expect(Math.abs(amount - ((base ?? 0) * (basisPoints ?? 0)) / 10_000)).toBeLessThanOrEqual(4)
        expect(price.subtotals.beforeTax).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

test('a part of an agreed price that a changed booking keeps is that difference', () => {
  const stay = group(100, [1_000_000], 2)
  const price = priceOfStay({ ...stay, offers: { ...noOffers, agreed: { difference: -300_000 } } })
  expect([price.total, price.subtotals.promotions]).toEqual([1_700_000, -300_000])
})
