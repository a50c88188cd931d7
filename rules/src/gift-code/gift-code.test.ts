import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noOffers } from '#price/offers.ts'
import { priceOfStay } from '#price/price-of-stay.ts'
import type { StayToPrice } from '#price/stay-to-price.ts'
import { anAgent, giftCodeWith } from '#testing/offers-in-tests.ts'
import { checkGiftCode, checkRunning } from './check-gift-code.ts'
import { codesFrom, codesOf, isPatternWide } from './code-pattern.ts'
import { giftCodeCondition, hasBegun } from './gift-code-condition.ts'
import { giftCodeBases, type GiftCodeTerms } from './gift-code.ts'
import { whyNotGiven, whyNotTaken, type GiftCodeGiver } from './why-not-given.ts'

const today = '2026-12-10'

// “stopped, expired, used up, not started, running, in that order”: each row also meets the later conditions of this order.
test.each<[string, Partial<GiftCodeTerms>]>([
  ['stopped', { active: false, validTo: '2026-12-09', uses: 5 }],
  ['expired', { validTo: '2026-12-09', uses: 5, validFrom: '2026-12-01' }],
  ['usedUp', { validFrom: '2026-12-11', uses: 5 }],
  ['notStarted', { validFrom: '2026-12-11' }],
  ['running', { validTo: '2026-12-10' }],
  ['running', { validFrom: today, uses: 4 }],
  ['running', { mostUses: null, uses: 4_000 }],
])('%s: %j', (condition, given) => {
  expect(giftCodeCondition(giftCodeWith({ mostUses: 5, ...given }), today)).toBe(condition)
})

test.each<[boolean, string, number]>([
  [false, '2026-12-11', 0],
  [true, '2026-12-10', 0],
  [true, '2026-12-11', 1],
])('begun is %s from %s with %i bookings', (begun, validFrom, taken) => {
  expect(hasBegun(giftCodeWith({ validFrom: validFrom === today ? today : '2026-12-11' }), taken, today)).toBe(begun)
})

const giver: GiftCodeGiver = { today, time: '18:00', travelAgentId: 'an', kind: 'travel company', method: 'cash' }

test.each<[string | null, Partial<GiftCodeTerms>, Partial<GiftCodeGiver>?]>([
  [null, {}],
  ['unknown', { agents: 'named', agentIds: ['other'], active: false }],
  [null, { agents: 'named', agentIds: ['an'] }],
  ['unknown', { agents: 'kinds', agentKinds: ['API partner'] }],
  [null, { agents: 'kinds', agentKinds: ['API partner', 'travel company'] }],
  ['unknown', { agents: 'kinds', agentKinds: ['API partner'] }, { kind: null }],
  ['stopped', { active: false }],
  ['expired', { validFrom: '2026-11-01', validTo: '2026-12-09' }],
  ['usedUp', { mostUses: 1, uses: 1 }],
  ['notStarted', { validFrom: '2026-12-11' }],
  ['otherWeekday', { weekdays: [1, 2, 3, 5, 6, 7] }],
  [null, { weekdays: [4] }],
  ['otherTime', { timeFrom: '18:01', timeTo: '20:00' }],
  [null, { timeFrom: '18:00', timeTo: '20:00' }],
  ['otherTime', { timeFrom: '08:00', timeTo: '18:00' }],
  [null, { timeFrom: '17:00', timeTo: '02:00' }],
  [null, { timeFrom: '22:00', timeTo: '02:00' }, { time: '01:59' }],
  ['otherTime', { timeFrom: '22:00', timeTo: '02:00' }, { time: '02:00' }],
  ['otherMethod', { methods: ['debt'] }],
  [null, { methods: ['debt'] }, { method: null }],
  [null, { methods: ['debt'] }, { method: 'debt' }],
])('%s: %j, %j', (reason, given, by = {}) => {
  expect(whyNotGiven(giftCodeWith(given), { ...giver, ...by })).toBe(reason)
})

const stay = (rooms: number, prices: readonly number[]): StayToPrice => ({
  roomLines: [
    {
      planId: 'p',
      roomTypeId: 't',
      plan: { includedAdults: 2, includedChildren: 0, extraAdultPrice: 0, extraChildPrice: 0, extraBedPrice: 0 },
      rooms: Array.from({ length: rooms }, () => ({ adults: 2, childrenAges: [], extraBeds: 0 })),
      nights: prices.map((price, at) => ({ night: at === 0 ? '2026-12-20' : '2026-12-21', price })),
    },
  ],
  childAgeLimit: 12,
  taxation: { choice: 100, rates: [{ kind: 'vat', from: '2020-01-01', to: null, basisPoints: 800 }] },
  buyer: anAgent,
  offers: noOffers,
})

const transfer = {
  serviceId: 's',
  name: { vi: 'Đưa đón', en: 'Transfer' },
  unit: 'booking',
  price: 300_000,
  specialDays: [],
  quantity: 1,
  days: null,
  planIds: null,
  included: false,
  taxedAs: 'transport',
} as const

// The discount on two nights of 1,000,001 for each room and a transfer of 300,000, computed by hand.
test.each<[string, number, number, Partial<GiftCodeTerms>]>([
  ['an amount, once for the booking', 1, 100_000, { unit: 'amount', value: 100_000 }],
  ['an amount, once for three rooms as well', 3, 100_000, { unit: 'amount', value: 100_000 }],
  ['10 % of the booking, half up', 1, 230_000, { value: 1000 }],
  ['25 % of the booking, half up', 1, 575_001, { value: 2500 }],
  ['10 % of the rooms', 1, 200_000, { value: 1000, takenFrom: 'rooms' }],
  ['10 % of the services', 1, 30_000, { value: 1000, takenFrom: 'services' }],
  ['the most', 1, 50_000, { value: 1000, maxDiscount: 50_000 }],
  ['never more than it is taken from', 1, 300_000, { unit: 'amount', value: 9_000_000, takenFrom: 'services' }],
  ['the whole booking', 1, 2_300_002, { value: 10_000 }],
  ['from the least order', 1, 100_000, { unit: 'amount', value: 100_000, minOrder: 2_300_002 }],
  ['up to the most', 1, 100_000, { unit: 'amount', value: 100_000, maxOrder: 2_300_002 }],
])('%s: %i rooms, %i', (_what, rooms, taken, given) => {
  const giftCode = giftCodeWith(given)
  const price = priceOfStay({ ...stay(rooms, [1_000_001, 1_000_001]), offers: { ...noOffers, services: [transfer], giftCode } })
  expect(price.subtotals.giftCode).toBe(-taken)
  expect(price.lines.filter(({ step }) => step === 'giftCode').every(({ label, offer }) => label === 'HE2027' && offer?.id === 'g')).toBe(
    true,
  )
  expect(whyNotTaken(giftCode, price.lines, rooms)).toBeNull()
})

test.each<[string, number, Partial<GiftCodeTerms>]>([
  ['orderTooSmall', 1, { minOrder: 2_000_003 }],
  ['orderTooLarge', 1, { maxOrder: 2_000_001 }],
  ['tooFewRooms', 1, { minRooms: 2 }],
  ['tooManyRooms', 3, { maxRooms: 2 }],
  ['nothingToTake', 1, { takenFrom: 'services' }],
])('%s, with %i rooms: nothing is taken', (reason, rooms, given) => {
  const giftCode = giftCodeWith(given)
  const price = priceOfStay({ ...stay(rooms, [1_000_001, 1_000_001]), offers: { ...noOffers, giftCode } })
  expect(price.subtotals.giftCode).toBe(0)
  expect(whyNotTaken(giftCode, price.lines, rooms)).toBe(reason)
})

const filled = { ...giftCodeWith({}), hotelScope: 'included', hotels: ['h'] } as const

test.each<[string, string, object]>([
  ['value', 'percentOverWhole', { value: 10_001 }],
  ['validTo', 'datesEndBeforeStart', { validTo: '2026-11-30' }],
  ['maxOrder', 'giftCodeMostUnderLeast', { minOrder: 2, maxOrder: 1 }],
  ['maxRooms', 'giftCodeMostUnderLeast', { minRooms: 3, maxRooms: 2 }],
  ['timeFrom', 'giftCodeFieldNeeded', { timeTo: '18:00' }],
  ['timeTo', 'giftCodeFieldNeeded', { timeFrom: '18:00' }],
  ['timeTo', 'giftCodeSlotEmpty', { timeFrom: '18:00', timeTo: '18:00' }],
  ['agentKinds', 'giftCodeFieldNeeded', { agents: 'kinds' }],
  ['agentIds', 'giftCodeFieldNeeded', { agents: 'named' }],
  ['hotels', 'giftCodeHotelNeeded', { hotels: [] }],
])('%s is wrong: %s', (field, reason, given) => {
  expect(checkGiftCode({ ...filled, ...given })).toEqual([{ field, reason }])
})

test('a code that is filled in rightly has no problem, nor has one that holds at all properties', () => {
  expect(checkGiftCode(filled)).toEqual([])
  expect(checkGiftCode({ ...filled, hotelScope: 'excluded', hotels: [] })).toEqual([])
})

test('a running code ends later only, and may not be used less often than it was', () => {
  const before = { validTo: today, mostUses: 10 } as const
  expect(checkRunning(before, { validTo: '2026-12-31', mostUses: 3 }, 3)).toEqual([])
  expect(checkRunning(before, { validTo: null, mostUses: null }, 3)).toEqual([])
  expect(checkRunning(before, { validTo: '2026-12-09', mostUses: 2 }, 3)).toEqual([
    { field: 'validTo', reason: 'giftCodeEndsEarlier' },
    { field: 'mostUses', reason: 'giftCodeUsedMore' },
  ])
  expect(checkRunning({ ...before, validTo: null }, { ...before, validTo: '2030-01-01' }, 0)).toMatchObject([{ field: 'validTo' }])
})

test('a pattern gives codes that differ from each other and from those that are there', () => {
  expect([codesOf('TET'), codesOf('TET-#'), codesOf('##')]).toEqual([1, 32, 1024])
  expect([isPatternWide('A####', 1048), isPatternWide('A####', 1049)]).toEqual([true, false])
  let next = 0
  const draw = (below: number) => (next++ >> 1) % below
  expect(codesFrom('A-#', 3, { taken: new Set(['A-3']), draw })).toEqual(['A-2', 'A-4', 'A-5'])
})

const anyCode = fc.record({
  sized: fc.oneof(
    fc.record({ unit: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 10_000 }) }),
    fc.record({ unit: fc.constant('amount' as const), value: fc.integer({ min: 1, max: 9_000_000 }) }),
  ),
  maxDiscount: fc.option(fc.integer({ min: 1, max: 2_000_000 })),
  takenFrom: fc.constantFrom(...giftCodeBases),
})

test('a code takes once at most what it says and what is there, and never raises a price', () => {
  fc.assert(
    fc.property(
      anyCode,
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.nat(5_000_000), { minLength: 1, maxLength: 2 }),
      (given, rooms, prices) => {
        const { sized, ...more } = given
        const giftCode = giftCodeWith({ ...sized, ...more })
        const before = stay(rooms, prices)
        const offers = { ...noOffers, services: [transfer] }
        const { subtotals, total, lines } = priceOfStay({ ...before, offers: { ...offers, giftCode } })
        const taken = 0 - subtotals.giftCode
        const base = { rooms: subtotals.rooms, services: 300_000, booking: subtotals.rooms + 300_000 }[given.takenFrom]
        const asked = sized.unit === 'amount' ? sized.value : Math.floor((base * sized.value + 5000) / 10_000)
        expect(taken).toBe(Math.min(asked, given.maxDiscount ?? asked, base))
        expect(lines.filter(({ step }) => step === 'giftCode').every(({ amount }) => Number.isSafeInteger(amount) && amount < 0)).toBe(true)
        expect(total).toBeLessThanOrEqual(priceOfStay({ ...before, offers }).total)
      },
    ),
    { numRuns: 300 },
  )
})
