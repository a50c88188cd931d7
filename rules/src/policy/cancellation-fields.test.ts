import { expect, test } from 'vitest'
import { cancellationFieldsOf, cancellationTermsOf, checkCancellationFields } from './cancellation-fields.ts'

const half = { daysBefore: 7, unit: 'percent', value: 5000 } as const
const all = { daysBefore: 2, unit: 'percent', value: 10_000 } as const

test.each([
  ['a day twice', [half, { ...all, daysBefore: 7 }], [{ field: 'daysBefore', index: 1, reason: 'sameDay' }]],
  ['over everything', [{ ...half, value: 10_001 }], [{ field: 'value', index: 0, reason: 'overWhole' }]],
  ['no charge at all', [{ daysBefore: 3, unit: 'nights', value: 0 }], [{ field: 'value', index: 0, reason: 'belowOne' }]],
  [
    'a charge that falls as arrival nears',
    [
      { ...half, value: 8000 },
      { ...all, value: 5000 },
    ],
    [{ field: 'value', index: 1, reason: 'falls' }],
  ],
  ['charges that rise, in any order', [all, half], []],
  ['charges of two units, which no one can compare', [half, { daysBefore: 2, unit: 'nights', value: 1 }], []],
] as const)('the steps of a policy: %s', (_row, steps, problems) => {
  expect(checkCancellationFields({ refundable: true, steps })).toEqual(problems)
})

test('what is not refundable has no steps, whatever stands in them', () => {
  expect(cancellationTermsOf({ refundable: false, steps: [half] })).toEqual({ refundable: false, steps: [] })
  expect(checkCancellationFields({ refundable: false, steps: [half, half] })).toEqual([])
})

test('what is filled in comes back, the earliest step first', () => {
  const nights = { daysBefore: 14, unit: 'nights', value: 1 } as const
  const amount = { daysBefore: 0, unit: 'amount', value: 900_000 } as const
  const terms = cancellationTermsOf({ refundable: true, steps: [amount, half, nights] })
  expect(cancellationFieldsOf(terms)).toEqual({ refundable: true, steps: [nights, half, amount] })
})
