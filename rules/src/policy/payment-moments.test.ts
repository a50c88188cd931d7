import { expect, test } from 'vitest'
import { toDay } from '#days/day.ts'
import { firstPaymentDue, paidAtHotel, paymentMoments, type BookedStay } from './payment-moments.ts'
import type { PaymentTerms } from './payment-terms.ts'

// Booked at ten in the morning in Vietnam on 1 January for 1 March.
const stay: BookedStay = {
  bookedAt: new Date('2027-01-01T03:00:00Z'),
  checkIn: toDay('2027-03-01'),
  timeZone: 'Asia/Ho_Chi_Minh',
  hours: 24,
}
const share = { total: 6_000_000, nightAmounts: [1_800_000, 1_800_000, 2_400_000] }
const third = { unit: 'percent', basisPoints: 3000 } as const
const withinTwoDays = { from: 'booking', unit: 'days', count: 2 } as const
const weekBefore = { at: 'daysBefore', days: 7 } as const
const atHotel = { at: 'hotel' } as const

const told = (terms: PaymentTerms | null, more: Partial<BookedStay> = {}) =>
  paymentMoments([{ ...share, terms }], { ...stay, ...more }).map(({ dueAt, amount }) => [dueAt?.toISOString() ?? 'hotel', amount])

test.each([
  ['no policy: all of it within the property’s hours', null, [['2027-01-02T03:00:00.000Z', 6_000_000]]],
  [
    '30 % within two days, the rest a week before arrival',
    { deposit: { charge: third, due: withinTwoDays }, balance: weekBefore, cutOffDays: null },
    [
      ['2027-01-03T03:00:00.000Z', 1_800_000],
      ['2027-02-22T16:59:00.000Z', 4_200_000],
    ],
  ],
  [
    'the first night thirty days before arrival, the rest at the hotel',
    { deposit: { charge: { unit: 'nights', nights: 1 }, due: { from: 'arrival', daysBefore: 30 } }, balance: atHotel, cutOffDays: null },
    [
      ['2027-01-30T16:59:00.000Z', 1_800_000],
      ['hotel', 4_200_000],
    ],
  ],
  [
    'all of it within six hours',
    {
      deposit: { charge: { unit: 'percent', basisPoints: 10_000 }, due: { from: 'booking', unit: 'hours', count: 6 } },
      balance: atHotel,
      cutOffDays: null,
    },
    [['2027-01-01T09:00:00.000Z', 6_000_000]],
  ],
  [
    'a deposit that is more than the stay is the stay',
    { deposit: { charge: { unit: 'amount', amount: 9_000_000 }, due: withinTwoDays }, balance: weekBefore, cutOffDays: null },
    [['2027-01-03T03:00:00.000Z', 6_000_000]],
  ],
  ['no deposit, all at the hotel', { deposit: null, balance: atHotel, cutOffDays: null }, [['hotel', 6_000_000]]],
] as const satisfies readonly (readonly [string, PaymentTerms | null, unknown])[])('%s', (_row, terms, moments) => {
  expect(told(terms)).toEqual(moments)
})

test('a day before arrival that is gone leaves the property’s hours', () => {
  const terms: PaymentTerms = { deposit: null, balance: weekBefore, cutOffDays: null }
  expect(told(terms, { checkIn: toDay('2027-01-05') })).toEqual([['2027-01-02T03:00:00.000Z', 6_000_000]])
})

test('a balance never falls due before its deposit: booked late, the two are one', () => {
  const terms: PaymentTerms = { deposit: { charge: third, due: withinTwoDays }, balance: weekBefore, cutOffDays: null }
  expect(told(terms, { checkIn: toDay('2027-01-08') })).toEqual([['2027-01-03T03:00:00.000Z', 6_000_000]])
})

test.each([
  ['2027-01-11', [['2027-01-03T03:00:00.000Z', 6_000_000]]],
  [
    '2027-01-12',
    [
      ['2027-01-03T03:00:00.000Z', 1_800_000],
      ['hotel', 4_200_000],
    ],
  ],
])('the cut-off: booked ten days before arrival or later, everything is due with the first payment; arrival on %s', (day, moments) => {
  const terms: PaymentTerms = { deposit: { charge: third, due: withinTwoDays }, balance: atHotel, cutOffDays: 10 }
  expect(told(terms, { checkIn: toDay(day) })).toEqual(moments)
})

test('the lines of a booking are paid by their own terms, what is due at one moment together', () => {
  const terms: PaymentTerms = { deposit: { charge: third, due: withinTwoDays }, balance: atHotel, cutOffDays: null }
  const moments = paymentMoments(
    [
      { ...share, terms },
      { ...share, terms },
      { ...share, terms: null },
    ],
    stay,
  )
  expect(moments.map(({ amount }) => amount)).toEqual([6_000_000, 3_600_000, 8_400_000])
  expect(firstPaymentDue(moments)?.toISOString()).toBe('2027-01-02T03:00:00.000Z')
  expect(paidAtHotel(moments)).toBe(8_400_000)
})

test('where nothing is due before arrival there is no term to pass', () => {
  expect(firstPaymentDue(paymentMoments([{ ...share, terms: { deposit: null, balance: atHotel, cutOffDays: null } }], stay))).toBeNull()
})
