import { expect, test } from 'vitest'
import { checkPriceRule, settledBy, suggestPrice, type NightSeen, type PriceRule } from './suggest-price.ts'

const busy: PriceRule = {
  id: 'busy',
  roomTypeIds: [],
  occupied: 'above',
  percent: 80,
  daysAhead: 14,
  act: 'raise',
  unit: 'percent',
  value: 1000,
  roundTo: 10_000,
  floor: null,
  ceiling: null,
}
const empty: PriceRule = {
  ...busy,
  id: 'empty',
  occupied: 'below',
  percent: 20,
  daysAhead: 7,
  act: 'lower',
  unit: 'amount',
  value: 200_000,
}
const night: NightSeen = { roomTypeId: 'deluxe', allotment: 10, sold: 8, daysAhead: 20, price: 1_234_000, floor: null, ceiling: null }

const priceOf = (seen: Partial<NightSeen>, ...rules: readonly PriceRule[]) => suggestPrice({ ...night, ...seen }, rules)?.price ?? null

test.each([
  // "occupancy above x % and y days ahead → suggest a step": 80 % exactly, and 14 days exactly, hold.
  [busy, {}, 1_360_000],
  [busy, { daysAhead: 14 }, 1_360_000],
  [busy, { daysAhead: 13 }, null],
  [busy, { sold: 7 }, null],
  [busy, { sold: 10 }, 1_360_000],
  // The same share of an odd number of rooms: 6 of 7 is 85.7 %, 5 of 7 is 71.4 %.
  [busy, { allotment: 7, sold: 6 }, 1_360_000],
  [busy, { allotment: 7, sold: 5 }, null],
  // Below: 2 of 10 and a week ahead or less.
  [empty, { sold: 2, daysAhead: 7 }, 1_030_000],
  [empty, { sold: 3, daysAhead: 7 }, null],
  [empty, { sold: 0, daysAhead: 0 }, 1_030_000],
  [empty, { sold: 0, daysAhead: 8 }, null],
  // Rooms of the rule.
  [{ ...busy, roomTypeIds: ['suite'] }, {}, null],
  [{ ...busy, roomTypeIds: ['suite', 'deluxe'] }, {}, 1_360_000],
  // Nothing to sell, nothing to raise, nothing to change any more.
  [busy, { allotment: 0, sold: 0 }, null],
  [empty, { allotment: 0, sold: 0, daysAhead: 1 }, null],
  [busy, { price: null }, null],
  [empty, { sold: 0, daysAhead: -1 }, null],
  // "never below or above the limits that the rule names", nor those of the room type.
  [{ ...busy, ceiling: 1_300_000 }, {}, 1_300_000],
  [{ ...busy, ceiling: 1_234_000 }, {}, null],
  [{ ...busy, ceiling: 1_000_000 }, {}, null],
  [busy, { ceiling: 1_250_000 }, 1_250_000],
  [{ ...busy, floor: 2_000_000 }, {}, 2_000_000],
  [{ ...busy, floor: 2_000_000 }, { ceiling: 1_500_000 }, null],
  [{ ...empty, floor: 1_200_000 }, { sold: 0, daysAhead: 1 }, 1_200_000],
  [{ ...empty, floor: 1_300_000 }, { sold: 0, daysAhead: 1 }, null],
  [empty, { sold: 0, daysAhead: 1, floor: 1_100_000 }, 1_100_000],
  // An amount larger than the price leaves the smallest price, not a free night.
  [{ ...empty, value: 5_000_000 }, { sold: 0, daysAhead: 1 }, 1],
  // A step that rounding swallows suggests nothing.
  [{ ...busy, value: 10, roundTo: 100_000 }, { price: 1_200_000 }, null],
  [{ ...busy, roundTo: 0 }, {}, 1_357_400],
])('%o on %o suggests %s', (rule, seen, price) => expect(priceOf(seen, rule)).toBe(price))

test('the first rule that holds is asked, and no other', () => {
  const full = { ...busy, id: 'full', percent: 95, value: 2000 }
  expect(suggestPrice({ ...night, sold: 10 }, [full, busy])).toMatchObject({ rule: { id: 'full' }, price: 1_480_000, occupancy: 100 })
  expect(suggestPrice({ ...night, sold: 9 }, [full, busy])).toMatchObject({ rule: { id: 'busy' }, occupancy: 90 })
  expect(suggestPrice({ ...night, sold: 10 }, [{ ...full, ceiling: 1_000_000 }, busy])).toBeNull()
})

test('an answer holds for its price: another price is a new reason', () => {
  const answer = { roomPlanId: 'p', night: '2027-02-05', ruleId: 'busy', price: 1_360_000 }
  const isSettled = settledBy([answer])
  expect(isSettled(answer)).toBe(true)
  for (const other of [{ price: 1_234_000 }, { night: '2027-02-06' }, { ruleId: 'full' }, { roomPlanId: 'q' }])
    expect(isSettled({ ...answer, ...other })).toBe(false)
})

test('limits that cross, and a percentage that leaves nothing, are problems', () => {
  expect(checkPriceRule({ floor: 2, ceiling: 1, unit: 'amount', value: 99_999, act: 'lower' })).toEqual([
    { field: 'ceiling', reason: 'floorAboveCeiling' },
  ])
  expect(checkPriceRule({ floor: 1, ceiling: 1, unit: 'percent', value: 9000, act: 'lower' })).toEqual([])
  expect(checkPriceRule({ floor: null, ceiling: 1, unit: 'percent', value: 9001, act: 'lower' })).toMatchObject([{ field: 'value' }])
  expect(checkPriceRule({ unit: 'percent', value: 20_001, act: 'raise' })).toMatchObject([{ field: 'value' }])
})
