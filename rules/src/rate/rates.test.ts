import { expect, test } from 'vitest'
import { checkDerivation } from './check-derivation.ts'
import { derivePrice } from './derive.ts'
import type { Derivation } from './derive.ts'
import { effectiveNights } from './effective-nights.ts'
import type { PlanNights } from './effective-nights.ts'
import { usualWeekendNights } from './night-price.ts'
import { planChain } from './plan-chain.ts'
import { emptyRateNight } from './rate-night.ts'
import type { RateNight } from './rate-night.ts'
import { mayLookMistyped, medianPrice, suspiciousPrice } from './batch/suspicious-price.ts'

const room = { defaultPrice: 2_450_000, weekendPrice: 2_850_000, weekendNights: usualWeekendNights }
const follow: Derivation = {
  parentId: 'flexible',
  unit: 'percent',
  value: -1200,
  roundTo: 10_000,
  floor: null,
  inheritStopSell: false,
  inheritCta: false,
  inheritCtd: false,
  inheritMinStay: false,
  inheritMaxStay: false,
}

const plan = (planId: string, derive: Derivation | null = null, nights: readonly RateNight[] = []): PlanNights => ({
  planId,
  derive,
  minStay: 1,
  maxStay: null,
  nights: new Map(nights.map((row) => [row.night, row])),
})

const thursday = emptyRateNight('2027-02-04')
const friday = emptyRateNight('2027-02-05')

const nightOf = (planId: string, plans: readonly PlanNights[], night = friday.night) => {
  const chain = planChain(planId, new Map(plans.map((one) => [one.planId, one])))
  return effectiveNights([night], chain, room)[0]
}

test.each([
  ['2027-02-04', 2_450_000, 'default'],
  ['2027-02-05', 2_850_000, 'weekend'],
  ['2027-02-06', 2_850_000, 'weekend'],
  ['2027-02-07', 2_450_000, 'default'],
] as const)('"where a night holds no price of its own, the room type’s default or weekend price counts": %s', (night, price, source) => {
  expect(nightOf('flexible', [plan('flexible')], night)).toMatchObject({ price, source })
})

test('a night’s own price counts before the weekend price', () => {
  const own = plan('flexible', null, [{ ...friday, price: 3_500_000 }])
  expect(nightOf('flexible', [own])).toMatchObject({ price: 3_500_000, source: 'own' })
})

test('a derived plan always follows its parent, even over a price of its own, and says what it follows', () => {
  const plans = [
    plan('flexible', null, [{ ...friday, price: 3_500_000 }]),
    plan('saver', follow, [{ ...friday, price: 1 }]),
    plan('member', { ...follow, parentId: 'saver', unit: 'amount', value: -100_000 }),
  ]
  expect(nightOf('saver', plans)).toMatchObject({ price: 3_080_000, source: 'derived', follows: 'flexible' })
  expect(nightOf('member', plans)).toMatchObject({ price: 2_980_000, source: 'derived', follows: 'saver' })
  expect(nightOf('saver', plans, thursday.night)).toMatchObject({ price: 2_160_000, source: 'derived' })
})

test('a plan whose parent is not sold on the room type follows the room type’s price', () => {
  expect(nightOf('saver', [plan('saver', follow)])).toMatchObject({ price: 2_510_000, source: 'derived' })
})

test('where nobody set any price there is none', () => {
  const chain = [plan('saver', follow), plan('flexible')]
  const unpriced = { defaultPrice: null, weekendPrice: null, weekendNights: [] }
  expect(effectiveNights([friday.night], chain, unpriced)[0]).toMatchObject({ price: null, source: 'derived' })
})

test.each([
  [{ value: -1200, roundTo: 1 }, 2_156_000, 'by percent'],
  [{ value: -1234, roundTo: 1000 }, 2_148_000, '"a rounding step"'],
  [{ unit: 'amount', value: 950_000 }, 3_400_000, 'by amount'],
  [{ value: -9000, floor: 1_200_000 }, 1_200_000, '"a floor"'],
  [{ unit: 'amount', value: -9_000_000 }, 0, 'never below zero'],
] as const)('2,450,000 derived by %o is %i: %s', (step, price, _why) => {
  expect(derivePrice(2_450_000, { ...follow, roundTo: 1, ...step })).toBe(price)
})

test('"one restriction never touches another", and each is inherited separately or not', () => {
  const parent = plan('flexible', null, [{ ...friday, stopSell: true, cta: true, minStay: 3, maxStay: 7 }])
  const child = plan('saver', { ...follow, inheritCta: true, inheritMinStay: true }, [{ ...friday, ctd: true, minStay: 5 }])
  expect(nightOf('saver', [parent, child])).toMatchObject({
    stopSell: false,
    cta: true,
    ctd: true,
    minStay: 3,
    maxStay: null,
    setBy: { stopSell: 'saver', cta: 'flexible', ctd: 'saver', minStay: 'flexible', maxStay: 'saver' },
  })
})

test('minimum and maximum stay fall back to the plan’s own configuration', () => {
  const long = { ...plan('long'), minStay: 4, maxStay: 14 }
  expect(nightOf('long', [long])).toMatchObject({ minStay: 4, maxStay: 14 })
})

const parents = new Map([
  ['a', null],
  ['b', 'a'],
  ['c', 'b'],
  ['d', 'c'],
  ['x', null],
  ['y', 'x'],
  ['z', 'y'],
])

test.each([
  ['new', 'a', { ok: true, depth: 1 }],
  ['new', 'c', { ok: true, depth: 3 }],
  ['new', 'd', { ok: false, reason: 'tooDeep' }],
  ['x', 'a', { ok: true, depth: 1 }],
  ['x', 'b', { ok: false, reason: 'tooDeep' }],
  ['a', 'a', { ok: false, reason: 'cycle' }],
  ['a', 'd', { ok: false, reason: 'cycle' }],
  ['b', 'd', { ok: false, reason: 'cycle' }],
  ['new', 'gone', { ok: false, reason: 'unknownParent' }],
])('"cycles are refused, depth at most three": may %s follow %s', (child, parent, verdict) => {
  expect(checkDerivation(child, parent, parents)).toEqual(verdict)
})

const row = [6_400_000, 6_400_000, 6_400_000, 5_600_000, 6_800_000]

test.each([
  [73_600_000, { looks: 'zeroLong', median: 6_400_000, suggested: 7_360_000 }],
  [640_000, { looks: 'zeroShort', median: 6_400_000, suggested: 6_400_000 }],
  [6_400, { looks: 'zeroShort', median: 6_400_000, suggested: 6_400_000 }],
  [7_360_000, null],
  [12_800_000, null],
  [25_000_000, null],
])('a price that looks a zero short or long against its row’s median: %i', (price, expected) => {
  expect(suspiciousPrice(price, medianPrice(row))).toEqual(expected)
  expect(expected === null || mayLookMistyped(price, Math.min(...row), Math.max(...row))).toBe(true)
})

test('a price near those of its row needs no median to look right', () => {
  expect([25_000_000, 1_400_000].map((price) => mayLookMistyped(price, 5_600_000, 6_800_000))).toEqual([false, false])
})

test('an empty row raises no suspicion', () => {
  expect(suspiciousPrice(73_600_000, medianPrice([]))).toBeNull()
})
