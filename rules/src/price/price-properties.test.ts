import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#days/day.ts'
import type { GiftCode } from '#gift-code/gift-code.ts'
import { serviceUnits, type ChosenService } from '#hotel-service/chosen.ts'
import { promotionModes, type PromotionMode } from '#promotion/promotion-mode.ts'
import { agentScopes, promotionEffects, promotionTypes, type Promotion } from '#promotion/promotion.ts'
import { promotionWith } from '#testing/offers-in-tests.ts'
import { saleChannels, type Buyer } from './buyer.ts'
import { noOffers } from './offers.ts'
import { priceOfStay } from './price-of-stay.ts'
import type { RoomLine } from './room-lines.ts'
import type { StayToPrice } from './stay-to-price.ts'
import { taxChoices, type TaxRate } from './tax.ts'

const arrival = '2026-12-28'
const longest = 8
const day = fc.nat(longest).map((count) => addDays(arrival, count))
const money = fc.integer({ min: 0, max: 9_000_000 })

const anyRoom = fc.record({
  adults: fc.integer({ min: 1, max: 4 }),
  childrenAges: fc.array(fc.nat(17), { maxLength: 2 }),
  extraBeds: fc.nat(1),
})
const anyPlan = fc.record({
  includedAdults: fc.integer({ min: 1, max: 3 }),
  includedChildren: fc.nat(1),
  extraAdultPrice: money,
  extraChildPrice: money,
  extraBedPrice: money,
})

/** Room lines over the same nights; promotions name some of their plans and room types. */
const anyLines = fc.integer({ min: 1, max: longest }).chain((count) =>
  fc.array(
    fc
      .record({
        planId: fc.constantFrom('flexible', 'strict'),
        roomTypeId: fc.constantFrom('deluxe', 'suite'),
        plan: anyPlan,
        rooms: fc.array(anyRoom, { minLength: 1, maxLength: 3 }),
        prices: fc.array(fc.integer({ min: 1, max: 9_000_000 }), { minLength: count, maxLength: count }),
      })
      .map(({ prices, ...line }): RoomLine => ({ ...line, nights: prices.map((price, at) => ({ night: addDays(arrival, at), price })) })),
    { minLength: 1, maxLength: 3 },
  ),
)

/** Any promotion of any type. Parameters that its type does not use are set too, and must have no effect. */
const anyPromotion: fc.Arbitrary<Promotion> = fc
  .record({
    promotionId: fc.uuid(),
    type: fc.constantFrom(...promotionTypes),
    effect: fc.constantFrom(...promotionEffects),
    sized: fc.oneof(
      fc.record({ unit: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 10_000 }) }),
      fc.record({ unit: fc.constant('amount' as const), value: fc.integer({ min: 1, max: 9_000_000 }) }),
    ),
    code: fc.constantFrom('TET', 'HE'),
    daysBefore: fc.nat(100),
    buy: fc.integer({ min: 1, max: 4 }),
    free: fc.integer({ min: 1, max: 2 }),
    counted: fc.constantFrom('nights' as const, 'rooms' as const),
    stayFrom: fc.option(day),
    stayTo: fc.option(day),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    planIds: fc.constantFrom([], [], ['flexible']),
    roomTypeIds: fc.constantFrom([], [], ['suite']),
    minOrder: fc.constantFrom(0, 0, 5_000_000),
    minNights: fc.integer({ min: 1, max: 3 }),
    agents: fc.constantFrom(...agentScopes),
    levels: fc.constant([1, 2]),
    agentIds: fc.constant(['an']),
    rank: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ sized, ...promotion }) => promotionWith({ ...promotion, ...sized }))

/** A discount without conditions, so that it applies to every stay. */
const anyDiscount: fc.Arbitrary<Promotion> = anyPromotion.map((one) => ({ ...one, effect: 'discount' }))

const anyBuyer: fc.Arbitrary<Buyer> = fc.record({
  bookedOn: fc.nat(100).map((days) => addDays(arrival, -days)),
  channel: fc.constantFrom(...saleChannels),
  travelAgentId: fc.constantFrom('an', 'other', null),
  level: fc.constantFrom(1, 3, null),
  promotionCode: fc.constantFrom('TET', null),
})

const anyService: fc.Arbitrary<ChosenService> = fc.record({
  serviceId: fc.uuid(),
  name: fc.constant({ vi: 'Đưa đón', en: 'Transfer' }),
  unit: fc.constantFrom(...serviceUnits),
  price: money,
  specialDays: fc.array(
    fc.record({ from: day, price: money }).map((special) => ({ ...special, to: special.from })),
    { maxLength: 1 },
  ),
  quantity: fc.integer({ min: 1, max: 3 }),
  days: fc.option(fc.array(day, { maxLength: 3 })),
  planIds: fc.option(fc.constant(['flexible'])),
  included: fc.boolean(),
  taxedAs: fc.constantFrom('room', 'transport', 'food'),
})

const anyGiftCode: fc.Arbitrary<GiftCode> = fc
  .record({
    giftCodeId: fc.uuid(),
    code: fc.constant('G'),
    name: fc.constant({ vi: 'Quà', en: 'Gift' }),
    sized: fc.oneof(
      fc.record({ unit: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 10_000 }) }),
      fc.record({ unit: fc.constant('amount' as const), value: fc.integer({ min: 1, max: 50_000_000 }) }),
    ),
    maxDiscount: fc.option(money),
    minOrder: fc.constantFrom(0, 5_000_000),
    maxOrder: fc.constant(null),
    minRooms: fc.constant(1),
    maxRooms: fc.option(fc.integer({ min: 1, max: 4 })),
    takenFrom: fc.constantFrom('rooms' as const, 'booking' as const, 'services' as const),
  })
  .map(({ sized, ...code }) => ({ ...code, ...sized }))

const rates: readonly TaxRate[] = [
  { kind: 'vat', from: '2022-01-01', to: '2026-12-31', basisPoints: 800 },
  { kind: 'vat', from: '2027-01-01', to: null, basisPoints: 1000 },
  { kind: 'serviceCharge', from: '2000-01-01', to: null, basisPoints: 500 },
  { kind: 'vat', from: '2000-01-01', to: null, basisPoints: 0, taxedAs: 'food' },
]

/** A stay at any hotel with every kind of offer. */
const anyStay: fc.Arbitrary<StayToPrice> = fc.record({
  roomLines: anyLines,
  childAgeLimit: fc.constantFrom(6, 12),
  taxation: fc.record({ choice: fc.constantFrom(...taxChoices), rates: fc.constant(rates) }),
  buyer: anyBuyer,
  offers: fc.record({
    mode: fc.constantFrom(...promotionModes),
    promotions: fc.array(anyPromotion, { maxLength: 6 }),
    services: fc.array(anyService, { maxLength: 3 }),
    giftCode: fc.option(anyGiftCode),
  }),
})

const totalOf = (stay: StayToPrice, offers: Partial<StayToPrice['offers']> = {}): number =>
  priceOfStay({ ...stay, offers: { ...stay.offers, ...offers } }).total

/** Without services and gift code, so that only promotions differ. */
const promotedOnly = anyStay.map((stay) => ({ ...stay, offers: { ...stay.offers, services: [], giftCode: null } }))
const anyMode = fc.constantFrom(...promotionModes)
const runs = { numRuns: 300 }

test('total = sum of lines, nothing under zero, all whole dong, whatever is on', () => {
  fc.assert(
    fc.property(anyStay, (stay) => {
      const { lines, total, subtotals } = priceOfStay(stay)
      const counted = lines.filter(({ included }) => !included)
      expect(counted.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
      expect(Object.values(subtotals).every(Number.isSafeInteger)).toBe(true)
      expect(Math.min(total, subtotals.rooms + subtotals.promotions, subtotals.beforeTax, subtotals.tax)).toBeGreaterThanOrEqual(0)
      expect(lines.filter(({ step }) => step === 'tax').every(({ amount }) => amount >= 0)).toBe(true)
    }),
    runs,
  )
})

test('“best” ≤ “priority”, and “best” ≤ each discount alone', () => {
  fc.assert(
    fc.property(promotedOnly, (stay) => {
      const best = totalOf(stay, { mode: 'best' })
      expect(best).toBeLessThanOrEqual(totalOf(stay, { mode: 'priority' }))
      const surcharges = stay.offers.promotions.filter(({ effect }) => effect === 'surcharge')
      for (const one of stay.offers.promotions.filter(({ effect }) => effect === 'discount'))
        expect(best).toBeLessThanOrEqual(totalOf(stay, { mode: 'sum', promotions: [...surcharges, one] }))
    }),
    runs,
  )
})

test('adding a discount never raises; in “priority” where it comes last', () => {
  fc.assert(
    fc.property(promotedOnly, anyDiscount, (stay, more) => {
      const last = { ...more, rank: 99 }
      expect(totalOf(stay, { promotions: [...stay.offers.promotions, last] })).toBeLessThanOrEqual(taxSlack(stay) + totalOf(stay))
    }),
    runs,
  )
})

// If nights have two tax rates, rounding can move one dong between two discounts.
const taxSlack = ({ roomLines }: StayToPrice): number => 2 * (roomLines[0]?.nights.length ?? 0)

test('adding a surcharge never lowers', () => {
  fc.assert(
    fc.property(promotedOnly, anyPromotion, (stay, more) => {
      const surcharge: Promotion = { ...more, effect: 'surcharge' }
      expect(totalOf(stay, { promotions: [...stay.offers.promotions, surcharge] })).toBeGreaterThanOrEqual(totalOf(stay) - taxSlack(stay))
    }),
    runs,
  )
})

test('the order of the list does not matter: in “priority” only the rank does', () => {
  fc.assert(
    fc.property(anyStay, anyMode, fc.nat(), (stay, mode, by) => {
      const { promotions } = stay.offers
      const turn = promotions.length === 0 ? 0 : by % promotions.length
      const turned = [...promotions.slice(turn), ...promotions.slice(0, turn)].toReversed()
      expect(priceOfStay({ ...stay, offers: { ...stay.offers, mode, promotions: turned } })).toEqual(
        priceOfStay({ ...stay, offers: { ...stay.offers, mode } }),
      )
    }),
    runs,
  )
})

test('nights added one by one cost what they cost together, quantity offers and conditions on the whole stay aside', () => {
  const nightly = fc
    .array(anyPromotion, { maxLength: 5 })
    .map((promotions) => promotions.map((one) => promotionWith({ ...one, type: 'everyNight', minNights: 1, minOrder: 0 })))
  fc.assert(
    fc.property(promotedOnly, nightly, (stay, promotions) => {
      const offers: StayToPrice['offers'] = { ...noOffers, mode: 'sum', promotions }
      const beforeTax = (of: StayToPrice) => priceOfStay({ ...of, offers }).subtotals.beforeTax
      const count = stay.roomLines[0]?.nights.length ?? 0
      const oneByOne = Array.from({ length: count }, (_, at) => {
        const roomLines = stay.roomLines.map((line) => ({ ...line, nights: line.nights.slice(at, at + 1) }))
        return beforeTax({ ...stay, roomLines })
      })
      expect(oneByOne.reduce((sum, one) => sum + one, 0)).toBe(beforeTax(stay))
    }),
    runs,
  )
})

test('a mode matters only where several discounts meet', () => {
  fc.assert(
    fc.property(promotedOnly, fc.option(anyDiscount), (stay, discount) => {
      const surcharges = stay.offers.promotions.filter(({ effect }) => effect === 'surcharge')
      const promotions = discount === null ? surcharges : [...surcharges, discount]
      const totals = promotionModes.map((mode: PromotionMode) => totalOf(stay, { mode, promotions }))
      expect(new Set(totals).size).toBe(1)
    }),
    runs,
  )
})

test('pricing 1,000 stays twice gives the same, and changes nothing of them', () => {
  for (const stay of fc.sample(anyStay, 1000)) {
    const before = JSON.stringify(stay)
    expect(priceOfStay(stay)).toEqual(priceOfStay(stay))
    expect(JSON.stringify(stay)).toBe(before)
  }
})
