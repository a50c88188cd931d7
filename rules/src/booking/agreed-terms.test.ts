import { describe, expect, test } from 'vitest'
import { toDay } from '#days/day.ts'
import type { PaymentTerms } from '#policy/payment-terms.ts'
import { agreedTerms } from './agreed-terms.ts'
import type { CancellationTerms } from './cancellation-terms.ts'

const checkIn = toDay('2027-03-20')
const free: CancellationTerms = { refundable: true, steps: [] }
const strict: CancellationTerms = { refundable: false, steps: [] }
const stepped: CancellationTerms = {
  refundable: true,
  steps: [
    { daysBefore: 1, charge: { unit: 'nights', nights: 1 } },
    { daysBefore: 7, charge: { unit: 'percent', basisPoints: 5000 } },
  ],
}
const half: PaymentTerms = {
  deposit: { charge: { unit: 'percent', basisPoints: 5000 }, due: { from: 'booking', unit: 'hours', count: 24 } },
  balance: { at: 'daysBefore', days: 3 },
  cutOffDays: 10,
}
const none: PaymentTerms = { deposit: null, balance: { at: 'hotel' }, cutOffDays: null }

describe('The diary tells of a booking', () => {
  test.each([
    ['free', free, { cancellationType: ['free'], cancellationDay: [] }],
    ['with a charge from its first day on', stepped, { cancellationType: ['charged'], cancellationDay: ['2027-03-13'] }],
    ['not at all', strict, { cancellationType: ['nonRefundable'], cancellationDay: [] }],
  ])('cancellationType, cancellationDay: %s', (_how, cancellation, told) => {
    expect(agreedTerms([{ cancellation, payment: null }], checkIn)).toEqual({ depositType: [], cutOffDate: [], ...told })
  })

  test('depositType, cutOfDate: the cut-off date is the policy’s', () => {
    expect(agreedTerms([{ cancellation: free, payment: half }], checkIn)).toMatchObject({
      depositType: ['percent'],
      cutOffDate: ['2027-03-10'],
    })
    expect(agreedTerms([{ cancellation: free, payment: none }], checkIn)).toMatchObject({ depositType: ['none'], cutOffDate: [] })
  })

  test('each of several rooms’ terms once', () => {
    const lines = [
      { cancellation: stepped, payment: none },
      { cancellation: strict, payment: half },
      { cancellation: stepped, payment: half },
    ]
    expect(agreedTerms(lines, checkIn)).toEqual({
      depositType: ['percent', 'none'],
      cutOffDate: ['2027-03-10'],
      cancellationDay: ['2027-03-13'],
      cancellationType: ['charged', 'nonRefundable'],
    })
  })
})
