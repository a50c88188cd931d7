import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#days/day.ts'
import type { Day } from '#days/day.ts'
import { priceLine } from '#price/price-line.ts'
import { cancellationFee } from './cancellation-fee.ts'
import type { AgreedBooking } from './cancellation-fee.ts'
import { cancellationSteps, chargeOn, checkTerms } from './cancellation-terms.ts'
import type { CancellationCharge, CancellationTerms } from './cancellation-terms.ts'

const half: CancellationCharge = { unit: 'percent', basisPoints: 5000 }
const whole: CancellationCharge = { unit: 'percent', basisPoints: 10_000 }
const terms: CancellationTerms = {
  refundable: true,
  steps: [
    { daysBefore: 3, charge: whole },
    { daysBefore: 13, charge: half },
  ],
}
const room = (night: Day, amount: number) => priceLine({ step: 'rooms', kind: 'room', roomLine: 0, night, amount })
const stay: AgreedBooking = {
  terms: [terms],
  checkIn: '2027-02-04',
  price: {
    total: 21_511_875,
    lines: [room('2027-02-04', 5_250_000), room('2027-02-05', 7_250_000), room('2027-02-06', 8_250_000)],
  },
  paid: 6_453_563,
}

test('the time line: until 21 Jan free, 22 – 31 Jan 50 %, from 1 Feb 100 %', () => {
  expect(cancellationSteps(terms, stay.checkIn)).toEqual([
    { from: null, to: '2027-01-21', charge: null },
    { from: '2027-01-22', to: '2027-01-31', charge: half },
    { from: '2027-02-01', to: null, charge: whole },
  ])
})

test('what is not refundable costs everything from the first moment', () => {
  const strict = { refundable: false, steps: [] }
  expect(cancellationSteps(strict, stay.checkIn)).toEqual([{ from: null, to: null, charge: whole }])
  expect(cancellationFee({ ...stay, terms: [strict] }, '2026-12-18')).toEqual({ fee: 21_511_875, refund: 0, owed: 15_058_312 })
})

test.each([
  ['2027-01-20', { fee: 0, refund: 6_453_563, owed: 0 }],
  ['2027-01-21', { fee: 0, refund: 6_453_563, owed: 0 }],
  ['2027-01-22', { fee: 10_755_938, refund: 0, owed: 4_302_375 }],
  ['2027-02-01', { fee: 21_511_875, refund: 0, owed: 15_058_312 }],
  ['2027-02-05', { fee: 21_511_875, refund: 0, owed: 15_058_312 }],
] as const)('"cancelling computes the fee": on %s it is %o', (today, fee) => {
  expect(cancellationFee(stay, today)).toEqual(fee)
})

test.each([
  [{ unit: 'amount', amount: 2_000_000 }, 2_000_000],
  [{ unit: 'amount', amount: 99_000_000 }, 21_511_875],
  [{ unit: 'nights', nights: 1 }, 5_442_764],
  [{ unit: 'nights', nights: 9 }, 21_511_875],
] as const)('a step may cost an amount or so many first nights with their tax, never more than the total: %o', (charge, fee) => {
  const one = { refundable: true, steps: [{ daysBefore: 400, charge }] }
  expect(cancellationFee({ ...stay, terms: [one] }, '2027-01-20').fee).toBe(fee)
})

test.each([
  [{ daysBefore: -1, charge: half }, 'daysBefore'],
  [{ daysBefore: 13, charge: half }, 'sameDay'],
  [{ daysBefore: 1, charge: { unit: 'percent', basisPoints: 10_001 } }, 'charge'],
  [{ daysBefore: 1, charge: { unit: 'amount', amount: 0 } }, 'charge'],
  [{ daysBefore: 1, charge: { unit: 'nights', nights: 0 } }, 'charge'],
] as const)('a step %o is refused: %s', (step, reason) => {
  expect(checkTerms({ refundable: true, steps: [...terms.steps, step] })).toEqual([{ index: 2, reason }])
})

test('the time line and the fee agree on every day, and fee, refund and what is owed fit what was paid', () => {
  fc.assert(
    fc.property(fc.integer({ min: -30, max: 60 }), fc.nat(21_511_875), (left, paid) => {
      const today = addDays(stay.checkIn, -left)
      const period = cancellationSteps(terms, stay.checkIn).find(
        ({ from, to }) => (from === null || from <= today) && (to === null || today <= to),
      )
      const { fee, refund, owed } = cancellationFee({ ...stay, paid }, today)
      expect(period?.charge).toEqual(chargeOn(terms, stay.checkIn, today))
      expect(paid - refund + owed).toBe(fee)
    }),
  )
})
