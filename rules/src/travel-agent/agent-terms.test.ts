import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#days/day.ts'
import { noOffers, type Offers } from '#price/offers.ts'
import { promotionModes } from '#promotion/promotion-mode.ts'
import { emptyRateNight } from '#rate/rate-night.ts'
import { emptyRoomNight } from '#rate/room-night.ts'
import { quoteStay, type StayAsked } from '#stay/quote-stay.ts'
import type { SellableProperty } from '#stay/sellable-property.ts'
import { anAgent, promotionWith } from '#testing/offers-in-tests.ts'
import { capTerms, openTerms, plainTerms, priceTerms, type AgentTerms } from './agent-terms.ts'
import { checkAgentTerms, stepPercents, usedTerms } from './check-agent-terms.ts'
import { isPlanOpen, priceAfterStep, stepOn, termsOfBuyer } from './terms-of-buyer.ts'

const name = { vi: 'Điều kiện', en: 'Terms' }

const ofLevel = (level: number, more: Partial<AgentTerms> = {}): AgentTerms => ({
  ...plainTerms('level'),
  termsId: `level ${level}`,
  name,
  level,
  travelAgentId: null,
  ...more,
})
const ofAgent = (travelAgentId: string, more: Partial<AgentTerms> = {}): AgentTerms => ({
  ...plainTerms('agent'),
  termsId: `agent ${travelAgentId}`,
  name,
  level: null,
  travelAgentId,
  ...more,
})

const tenOff = { priceUnit: 'percent', priceValue: -1000 } as const

test.each([
  ['a level’s step is that of each of its agents', [ofLevel(2, tenOff)], { level: 2, travelAgentId: 'an' }, 'level 2'],
  ['another level has none', [ofLevel(2, tenOff)], { level: 3, travelAgentId: 'an' }, null],
  ['an agent’s own comes first', [ofLevel(2, tenOff), ofAgent('an', tenOff)], { level: 2, travelAgentId: 'an' }, 'agent an'],
  ['an agent that says nothing has its level’s', [ofLevel(2, tenOff), ofAgent('an')], { level: 2, travelAgentId: 'an' }, 'level 2'],
  ['an agent may have none', [ofLevel(2, tenOff), ofAgent('an', { priceUnit: 'none' })], { level: 2, travelAgentId: 'an' }, null],
  ['guests have none', [ofLevel(2, tenOff)], { level: null, travelAgentId: null }, null],
] as const)('%s', (_case, all, buyer, expected) => {
  expect(stepOn(termsOfBuyer(all, buyer), 'flexible')?.id ?? null).toBe(expected)
})

test('a step counts on the chosen plans, and on all where none is chosen', () => {
  const terms = termsOfBuyer([ofLevel(1, { ...tenOff, pricePlans: ['strict'] })], { level: 1, travelAgentId: null })
  expect([stepOn(terms, 'strict')?.value, stepOn(terms, 'flexible')]).toEqual([-1000, null])
})

test('the chosen packages are open, and each part of an exception stands for itself', () => {
  const all = [ofLevel(1, { ...tenOff, plansOpen: 'chosen', openPlans: ['strict'] }), ofAgent('an', { plansOpen: 'all' })]
  const open = (travelAgentId: string) => isPlanOpen(termsOfBuyer(all, { level: 1, travelAgentId }), 'flexible')
  expect([open('an'), open('binh')]).toEqual([true, false])
  expect(stepOn(termsOfBuyer(all, { level: 1, travelAgentId: 'an' }), 'flexible')?.value).toBe(-1000)
})

test.each([
  [1_234_567, 'percent', -1000, 1_111_110],
  [5, 'percent', -1000, 4],
  [1_000_000, 'amount', -150_000, 850_000],
  [100_000, 'amount', -150_000, 0],
  [1_000_000, 'percent', 1250, 1_125_000],
] as const)('%i by %s of %i is %i: rounded half up, never below zero', (price, unit, value, expected) => {
  expect(priceAfterStep(price, { unit, value })).toBe(expected)
})

const steps = (...all: readonly (readonly [number, number])[]) => ({
  releaseSteps: all.map(([daysBefore, rooms]) => ({ daysBefore, rooms })),
})

const whole = ({ termsId: _id, name: _name, ...terms }: AgentTerms) => terms

test.each([
  ['a level has no level above it', ofLevel(1, { priceUnit: 'asLevel' }), ['priceUnit']],
  ['so its packages are chosen here', ofLevel(1, { plansOpen: 'asLevel' }), ['plansOpen']],
  ['a step has a value', ofAgent('an', { priceUnit: 'amount' }), ['priceValue']],
  ['that is not zero', ofAgent('an', { priceUnit: 'percent', priceValue: 0 }), ['priceValue']],
  ['a percentage leaves something of the price', ofLevel(1, { priceUnit: 'percent', priceValue: -9001 }), ['priceValue']],
  ['chosen packages are named', ofAgent('an', { plansOpen: 'chosen' }), ['openPlans']],
  ['release steps come later and later', ofLevel(1, steps([7, 3], [7, 2])), ['releaseSteps']],
  ['and keep fewer and fewer rooms', ofLevel(1, steps([7, 3], [3, 3])), ['releaseSteps']],
  ['and fewer than the cap', ofLevel(1, { ...steps([7, 3]), capUnit: 'rooms', capRooms: 3 }), ['releaseSteps']],
  ['as these do', ofLevel(1, { ...steps([7, 3], [0, 0]), capUnit: 'rooms', capRooms: 4 }), []],
  ['also without a cap', ofLevel(1, steps([7, 3], [0, 0])), []],
  ['terms are of a level or of an agent', ofLevel(1, { travelAgentId: 'an' }), ['level']],
  ['of one of them', ofAgent('an', { travelAgentId: null }), ['level']],
  ['nothing is wrong with plain ones', ofLevel(1), []],
] as const)('%s', (_case, terms, fields) => {
  expect(checkAgentTerms(whole(terms)).map(({ field }) => field)).toEqual(fields)
})

const arrival = '2026-12-28'
const nights = Array.from({ length: 5 }, (_, index) => addDays(arrival, index))
const plan = {
  derive: null,
  minStay: 1,
  maxStay: null,
  active: true,
  datesNotApplied: [],
  includedAdults: 2,
  includedChildren: 0,
  extraAdultPrice: 300,
  extraChildPrice: 150,
  extraBedPrice: 200,
}

const propertyWith = (agentTerms: readonly AgentTerms[], prices: readonly number[]): SellableProperty => ({
  state: 'onsite',
  contractSigned: true,
  stayMinimum: 'arrival',
  childAgeLimit: 12,
  weekendNights: [5, 6],
  taxChoice: 220,
  taxRates: [
    { kind: 'vat', from: '2022-01-01', to: '2026-12-31', basisPoints: 800 },
    { kind: 'vat', from: '2027-01-01', to: null, basisPoints: 1000 },
    { kind: 'serviceCharge', from: '2022-01-01', to: null, basisPoints: 500 },
  ],
  agentTerms,
  agentRooms: [],
  roomTypes: [
    {
      roomTypeId: 'deluxe',
      active: true,
      maxAdults: 4,
      maxChildren: 1,
      maxGuests: 5,
      defaultPrice: 1000,
      weekendPrice: 1500,
      nights: nights.map((night) => ({ ...emptyRoomNight(night), allotment: 9 })),
    },
  ],
  plans: ['flexible', 'strict'].map((planId) => ({ ...plan, planId })),
  roomPlans: ['flexible', 'strict'].map((planId) => ({
    roomPlanId: planId,
    roomTypeId: 'deluxe',
    planId,
    active: true,
    nights: nights.map((night, index) => ({ ...emptyRateNight(night), price: prices[index] ?? 1 })),
  })),
})

const buyer = { ...anAgent, level: 1, travelAgentId: 'an' }
const asked = (rooms: number): StayAsked => ({
  checkIn: arrival,
  checkOut: addDays(arrival, 5),
  rooms: Array.from({ length: rooms }, () => ({ roomPlanId: 'flexible', adults: 3, childrenAges: [], extraBeds: 0 })),
  agentActive: true,
  today: '2026-10-01',
  buyer,
})

const anyTerms = fc
  .record({
    priceUnit: fc.constantFrom(...priceTerms),
    priceValue: fc.integer({ min: stepPercents.least, max: stepPercents.most }),
    pricePlans: fc.constantFrom([], ['flexible'], ['strict']),
    plansOpen: fc.constantFrom(...openTerms),
    openPlans: fc.constantFrom(['flexible'], ['strict'], ['flexible', 'strict']),
    capUnit: fc.constantFrom(...capTerms),
    capRooms: fc.integer({ min: 1, max: 3 }),
    capShare: fc.integer({ min: 1, max: 10_000 }),
    capRefilled: fc.boolean(),
    releaseSteps: fc.constantFrom(
      [],
      [{ daysBefore: 88, rooms: 1 }],
      [
        { daysBefore: 88, rooms: 1 },
        { daysBefore: 90, rooms: 0 },
      ].toReversed(),
    ),
  })
  .map(usedTerms)
const anyOffers: fc.Arbitrary<Offers> = fc.record({
  mode: fc.constantFrom(...promotionModes),
  promotions: fc.array(
    fc.integer({ min: 1, max: 9000 }).map((value) => promotionWith({ promotionId: `p${value}`, value })),
    { maxLength: 3 },
  ),
  services: fc.constant([]),
  giftCode: fc.constant(null),
})
const anyPrices = fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 5, maxLength: 5 })

test('whatever the terms: lines add up, no night costs less than nothing, and the price is that of a property that sells at it', () => {
  fc.assert(
    fc.property(fc.tuple(anyTerms, anyTerms), anyOffers, anyPrices, ([level, own], offers, prices) => {
      const rooms = 1 + ((prices[0] ?? 0) % 3)
      const all = [ofLevel(1, level), ofAgent('an', own)]
      const quote = quoteStay(propertyWith(all, prices), asked(rooms), offers)
      const price = quote?.price
      if (!price) return false
      const sum = price.lines.filter((line) => !line.included).reduce((total, { amount }) => total + amount, 0)
      expect(price.total).toBe(sum)
      for (const [, lines] of Map.groupBy(
        price.lines.filter(({ step }) => step === 'rooms'),
        ({ night }) => night,
      ))
        expect(lines.reduce((total, { amount }) => total + amount, 0)).toBeGreaterThanOrEqual(0)
      const terms = termsOfBuyer(all, buyer)
      const step = stepOn(terms, 'flexible')
      const paid = step === null ? prices : prices.map((one) => priceAfterStep(one, step))
      const plain = quoteStay(propertyWith([], paid), asked(rooms), offers)
      expect([price.total, price.subtotals]).toEqual([plain?.price?.total, plain?.price?.subtotals])
      expect(quote.lines[0]?.verdict.rules.find(({ rule }) => rule === 'planOpen')?.ok).toBe(isPlanOpen(terms, 'flexible'))
      return true
    }),
  )
})

test('a reduction never raises a price, and names what caused it on each night', () => {
  fc.assert(
    fc.property(fc.integer({ min: stepPercents.least, max: -1 }), anyPrices, (priceValue, prices) => {
      const reduced = quoteStay(propertyWith([ofLevel(1, { priceUnit: 'percent', priceValue })], prices), asked(2), noOffers)?.price
      const plain = quoteStay(propertyWith([], prices), asked(2), noOffers)?.price
      expect(reduced?.total).toBeLessThanOrEqual(plain?.total ?? 0)
      const changed = reduced?.lines.filter(({ kind }) => kind === 'agentTerms') ?? []
      expect(changed.every(({ offer, amount, night }) => offer?.id === 'level 1' && amount < 0 && night !== null)).toBe(true)
    }),
  )
})
