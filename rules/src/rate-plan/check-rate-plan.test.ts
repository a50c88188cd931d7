import { expect, test } from 'vitest'
import { checkRatePlan } from './check-rate-plan.ts'
import type { RatePlanEntry } from './check-rate-plan.ts'

const flexible: RatePlanEntry = {
  includedAdults: 2,
  includedChildren: 1,
  extraAdultPrice: 600_000,
  extraChildPrice: 350_000,
  extraBedPrice: 400_000,
  minStay: 1,
  maxStay: null,
  datesNotApplied: [{ from: '2027-02-05', to: '2027-02-09' }],
}
const rooms = [
  { maxAdults: 2, maxGuests: 3 },
  { maxAdults: 4, maxGuests: 6 },
]

test('a sound rate plan passes', () => {
  expect(checkRatePlan(flexible, rooms)).toEqual([])
})

test.each([
  [{ includedAdults: 0 }, { field: 'includedAdults', reason: 'belowOne' }],
  [{ includedChildren: -1 }, { field: 'includedChildren', reason: 'negative' }],
  [
    { includedAdults: 3, includedChildren: 0 },
    { field: 'includedAdults', reason: 'overRoomGuests' },
  ],
  [{ includedChildren: 2 }, { field: 'includedChildren', reason: 'overRoomGuests' }],
  [{ extraBedPrice: -1 }, { field: 'extraBedPrice', reason: 'negative' }],
  [{ minStay: 0 }, { field: 'minStay', reason: 'belowOne' }],
  [{ maxStay: 0 }, { field: 'maxStay', reason: 'belowOne' }],
  [
    { minStay: 4, maxStay: 3 },
    { field: 'minStay', reason: 'minOverMax' },
  ],
] as const)(
  '[plan.guests] "package guests cannot exceed room max guests; min not greater than max": %o is refused at %o',
  (change, problem) => {
    expect(checkRatePlan({ ...flexible, ...change }, rooms)).toEqual([problem])
  },
)

test('dates not applied run forwards and do not overlap', () => {
  const datesNotApplied = [
    ...flexible.datesNotApplied,
    { from: '2027-02-09', to: '2027-02-12' },
    { from: '2027-05-02', to: '2027-05-01' },
  ] as const
  expect(checkRatePlan({ ...flexible, datesNotApplied }, rooms)).toEqual([
    { field: 'datesNotApplied', reason: 'overlaps', index: 1 },
    { field: 'datesNotApplied', reason: 'endsBeforeStart', index: 2 },
  ])
})
