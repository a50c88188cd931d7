import { expect, test } from 'vitest'
import { addDays, weekdayOf, type Day } from '#days/day.ts'
import type { Buyer } from '#price/buyer.ts'
import { noOffers } from '#price/offers.ts'
import { priceOfStay } from '#price/price-of-stay.ts'
import type { RoomLine } from '#price/room-lines.ts'
import { anAgent, promotionWith } from '#testing/offers-in-tests.ts'
import { promotionModes, type PromotionMode } from './promotion-mode.ts'
import { promotionTypes, type Promotion, type PromotionType } from './promotion.ts'

// Two rooms and a third, more expensive one, over six nights with a weekend and a change of the VAT rate; no extras.
const nights: readonly Day[] = Array.from({ length: 6 }, (_, index) => addDays('2026-12-29', index))
const deluxe = [1_000_000, 1_100_000, 1_500_000, 1_700_001, 900_000, 800_000]
const suite = [2_000_000, 2_000_000, 3_333_333, 3_000_000, 2_000_000, 1_999_999]
const plan = { includedAdults: 2, includedChildren: 0, extraAdultPrice: 0, extraChildPrice: 0, extraBedPrice: 0 }
const couple = { adults: 2, childrenAges: [], extraBeds: 0 }

const lineOf = (roomTypeId: string, prices: readonly number[], rooms: number): RoomLine => ({
  planId: 'flexible',
  roomTypeId,
  plan,
  rooms: Array.from({ length: rooms }, () => couple),
  nights: nights.map((night, at) => ({ night, price: prices[at] ?? 0 })),
})
const roomLines = [lineOf('deluxe', deluxe, 2), lineOf('suite', suite, 1)]
const rooms: readonly (readonly number[])[] = [deluxe, deluxe, suite]

// The oracle is independent: it computes exact fractions for every room and night, and rounds only the finished line.
type Taken = { readonly nightly: readonly number[]; readonly whole: number }

const half = (value: number): number => Math.floor(value + 0.5)
const columns = (of: (at: number) => number): number[] => nights.map((_, at) => of(at))
const inScope = ({ weekdays, stayFrom }: Promotion, at: number): boolean => {
  const night = nights[at] ?? ''
  return weekdays.includes(weekdayOf(nights[at] ?? '2026-01-01')) && (stayFrom === null || night >= stayFrom)
}
const scopeOf = (promotion: Promotion): number[] => nights.flatMap((_, at) => (inScope(promotion, at) ? [at] : []))
const each = (promotion: Promotion, price: number): number => {
  if (promotion.unit === 'percent') return (price * promotion.value) / 10_000
  return promotion.effect === 'discount' ? Math.min(price, promotion.value) : promotion.value
}
const cheapestFirst = <T>(list: readonly T[], cost: (one: T) => number): T[] =>
  list
    .map((one, at) => [one, at] as const)
    .toSorted(([a, i], [b, j]) => cost(a) - cost(b) || j - i)
    .map(([one]) => one)

const wholeOf = (promotion: Promotion): Taken => {
  const base = scopeOf(promotion).reduce((sum, at) => sum + rooms.reduce((all, room) => all + (room[at] ?? 0), 0), 0)
  return { nightly: columns(() => 0), whole: base === 0 ? 0 : half(each(promotion, base)) }
}
const nightlyOf = (promotion: Promotion, isTaken: (room: number, at: number) => boolean): Taken => ({
  nightly: columns((at) => {
    if (!inScope(promotion, at)) return 0
    return half(rooms.reduce((sum, room, index) => sum + (isTaken(index, at) ? each(promotion, room[at] ?? 0) : 0), 0))
  }),
  whole: 0,
})
const quantityOf = (promotion: Promotion): Taken => {
  const [buy, free] = [promotion.buy ?? 0, promotion.free ?? 0]
  const freeIn = (count: number) => {
    let given = 0
    for (let left = count; left >= buy + free; left -= buy + free) given += free
    return given
  }
  const scope = scopeOf(promotion)
  if (promotion.counted === 'nights') {
    const chosen = rooms.map((room) => new Set(cheapestFirst(scope, (at) => room[at] ?? 0).slice(0, freeIn(scope.length))))
    return nightlyOf(promotion, (room, at) => chosen[room]?.has(at) ?? false)
  }
  const costs = rooms.map((room) => scope.reduce((sum, at) => sum + (room[at] ?? 0), 0))
  const chosen = new Set(cheapestFirst([0, 1, 2], (room) => costs[room] ?? 0).slice(0, freeIn(scope.length === 0 ? 0 : 3)))
  return nightlyOf(promotion, (room) => chosen.has(room))
}
const lead = 89
const oracles: Readonly<Record<PromotionType, (promotion: Promotion) => Taken>> = {
  everyNight: (promotion) => nightlyOf(promotion, () => true),
  packageTotal: wholeOf,
  coupon: (promotion) => (promotion.code === 'TET' ? wholeOf(promotion) : nightlyOf(promotion, () => false)),
  earlyBird: (promotion) => nightlyOf(promotion, () => lead >= (promotion.daysBefore ?? 0)),
  lastMinute: (promotion) => nightlyOf(promotion, () => lead <= (promotion.daysBefore ?? 0)),
  quantity: quantityOf,
  quantityTotal: (promotion) => (3 >= (promotion.buy ?? 0) ? wholeOf(promotion) : nightlyOf(promotion, () => false)),
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const bases = columns((at) => sum(rooms.map((room) => room[at] ?? 0)))
const takenBy = (promotion: Promotion): Taken => oracles[promotion.type](promotion)
const sizeOf = ({ nightly, whole }: Taken): number => sum(nightly) + whole

/** The sum of several discounts, limited first on each night and then on the total, so that neither falls below zero. */
const together = (promotions: readonly Promotion[]): number => {
  const taken = promotions.map(takenBy)
  const nightly = columns((at) => Math.min(bases[at] ?? 0, sum(taken.map((one) => one.nightly[at] ?? 0))))
  return sum(nightly) + Math.min(sum(bases) - sum(nightly), sum(taken.map(({ whole }) => whole)))
}

const expected = (mode: PromotionMode, promotions: readonly Promotion[]): number => {
  const discounts = promotions.filter((one) => one.effect === 'discount' && sizeOf(takenBy(one)) > 0).toSorted((a, b) => a.rank - b.rank)
  const added = sum(promotions.filter(({ effect }) => effect === 'surcharge').map((one) => sizeOf(takenBy(one))))
  if (mode === 'sum') return added - together(discounts)
  if (mode === 'priority') return added - together(discounts.slice(0, 1))
  return added - Math.max(0, ...discounts.map((one) => together([one])))
}

const parametersOf: Readonly<Record<PromotionType, readonly Partial<Promotion>[]>> = {
  everyNight: [{}],
  packageTotal: [{}],
  coupon: [{ code: 'TET' }, { code: 'OTHER' }],
  earlyBird: [{ daysBefore: 89 }, { daysBefore: 90 }],
  lastMinute: [{ daysBefore: 89 }, { daysBefore: 88 }],
  quantity: [
    { counted: 'nights', buy: 2, free: 1 },
    { counted: 'nights', buy: 4, free: 3 },
    { counted: 'rooms', buy: 2, free: 1 },
  ],
  quantityTotal: [{ buy: 3 }, { buy: 4 }],
}
const values = [
  ['percent', 10_000],
  ['percent', 1234],
  ['amount', 333_333],
  ['amount', 90_000_000],
] as const
const others = [
  promotionWith({ promotionId: 'b', rank: 1, value: 700, weekdays: [4, 5, 6] }),
  promotionWith({ promotionId: 'c', rank: 3, type: 'packageTotal', unit: 'amount', value: 2_000_000, stayFrom: '2026-12-31' }),
  promotionWith({ promotionId: 'd', rank: 0, effect: 'surcharge', unit: 'amount', value: 100_000, weekdays: [6] }),
]
const cases = promotionTypes.flatMap((type) =>
  parametersOf[type].flatMap((parameters) => values.map(([unit, value]) => ({ ...parameters, type, unit, value, rank: 2 }))),
)
const rows = (['discount', 'surcharge'] as const).flatMap((effect) =>
  cases.flatMap((one) => promotionModes.map((mode) => [mode, promotionWith({ ...one, effect })] as const)),
)
const buyer: Buyer = { ...anAgent, promotionCode: ' tet' }
const vat = { kind: 'vat', from: '2020-01-01', to: null, basisPoints: 800 } as const
const priced = (mode: PromotionMode, promotions: readonly Promotion[]) =>
  priceOfStay({
    roomLines,
    childAgeLimit: 12,
    taxation: { choice: 110, rates: [vat] },
    buyer: { ...buyer, bookedOn: addDays('2026-12-29', -lead) },
    offers: { ...noOffers, mode, promotions },
  }).subtotals.promotions

test('the table has at least two hundred rows', () => {
  expect(rows.length).toBeGreaterThanOrEqual(200)
})

test.each(rows)('mode %s, $1.type, $1.effect of $1.value by $1.unit: alone and beside others as counted by hand', (mode, promotion) => {
  expect(priced(mode, [promotion])).toBe(expected(mode, [promotion]))
  expect(priced(mode, [promotion, ...others])).toBe(expected(mode, [promotion, ...others]))
})

const byHand = [
  [
    '“3 for 2”: six nights of two deluxe and one suite give the two cheapest of each',
    { type: 'quantity', counted: 'nights', buy: 2, free: 1, value: 10_000 },
    -(2 * 1_700_000 + 3_999_999),
  ],
  [
    '“for every 2 rooms 1 more is free”: the cheapest of three',
    { type: 'quantity', counted: 'rooms', buy: 2, free: 1, value: 10_000 },
    -7_000_001,
  ],
  ['10 % off every night, rounded half up on each', { value: 1000 }, -(400_000 + 420_000 + 633_333 + 640_000 + 380_000 + 360_000)],
  ['10 % off the total, rounded once', { type: 'packageTotal', value: 1000 }, -2_833_333],
  ['100,000 more for each room on Saturday', { effect: 'surcharge', unit: 'amount', value: 100_000, weekdays: [6] }, 300_000],
] as const

test.each(byHand)('%s', (_sentence, more, amount) => {
  expect(priced('sum', [promotionWith(more)])).toBe(amount)
})

test('twelve nights of “3 for 2” give four, the cheapest ones', () => {
  const prices = Array.from({ length: 12 }, (_, at) => ({ night: addDays('2027-03-01', at), price: 1000 + at }))
  const price = priceOfStay({
    roomLines: [{ ...lineOf('deluxe', [], 1), nights: prices }],
    childAgeLimit: 12,
    taxation: { choice: 110, rates: [vat] },
    buyer,
    offers: { ...noOffers, promotions: [promotionWith({ type: 'quantity', counted: 'nights', buy: 2, free: 1, value: 10_000 })] },
  })
  expect(price.subtotals.promotions).toBe(-(1000 + 1001 + 1002 + 1003))
  expect(price.lines.filter(({ step }) => step === 'promotions').map(({ night }) => night)).toHaveLength(4)
})
