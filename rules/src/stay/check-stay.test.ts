import { expect, test } from 'vitest'
import { eachDay } from '#days/day.ts'
import type { EffectiveNight } from '#rate/effective-nights.ts'
import { emptyRoomNight } from '#rate/room-night.ts'
import type { RoomNight } from '#rate/room-night.ts'
import { checkStay } from './check-stay.ts'
import type { StayFacts } from './stay-facts.ts'
import { stayRuleOrder } from './stay-rule-order.ts'
import type { StayRule } from './stay-rule-order.ts'

const days = eachDay('2027-02-05', '2027-02-08')
const [friday, saturday, sunday] = ['2027-02-05', '2027-02-06', '2027-02-07'] as const

const rate: EffectiveNight = {
  night: friday,
  price: 3_500_000,
  source: 'own',
  stopSell: false,
  cta: false,
  ctd: false,
  minStay: 2,
  maxStay: 7,
  setBy: { stopSell: 'p', cta: 'p', ctd: 'p', minStay: 'p', maxStay: 'p' },
}

const room: RoomNight = { ...emptyRoomNight(friday), allotment: 10, sold: 8, releaseDays: 3 }

const roomNights = (change: Partial<RoomNight> = {}, night: string = saturday) =>
  days.slice(0, 3).map((day) => ({ ...room, ...(day === night ? change : {}), night: day }))

const rateNights = (change: Partial<EffectiveNight> = {}, night: string = saturday) =>
  days.map((day) => ({ ...rate, ...(day === night ? change : {}), night: day }))

const bookable: StayFacts = {
  property: { state: 'onsite', contractSigned: true, stayMinimum: 'arrival', childAgeLimit: 12 },
  agentActive: true,
  today: '2027-01-20',
  roomType: { active: true, maxAdults: 2, maxChildren: 1, maxGuests: 3 },
  plan: { active: true, datesNotApplied: [] },
  planOpen: true,
  capLeft: null,
  releaseLeft: null,
  roomNights: roomNights(),
  rateNights: rateNights(),
  checkIn: friday,
  checkOut: '2027-02-08',
  rooms: [{ adults: 2, childrenAges: [8] }],
}

const family = (adults: number, childrenAges: readonly number[]) => ({ rooms: [{ adults, childrenAges }] })

test('a stay that keeps every rule can be booked, and every rule is reported in its fixed order', () => {
  const verdict = checkStay(bookable)
  expect(verdict).toMatchObject({ ok: true, blockedBy: null })
  expect(verdict.rules.map((result) => result.rule)).toEqual(stayRuleOrder)
  expect(verdict.rules.every((result) => result.ok && result.nights.length === 0)).toBe(true)
})

const blocked: readonly (readonly [string, StayRule, readonly string[], Partial<StayFacts>])[] = [
  ['the property is onsite', 'propertyOnSale', [], { property: { ...bookable.property, state: 'offsite' } }],
  ['with a signed contract', 'contractSigned', [], { property: { ...bookable.property, contractSigned: false } }],
  ['the agent is active', 'agentActive', [], { agentActive: false }],
  ['a room type that is not sold', 'roomTypeActive', [], { roomType: { ...bookable.roomType, active: false } }],
  ['a plan that is not sold', 'planActive', [], { plan: { ...bookable.plan, active: false } }],
  ['a plan that is not open to the agent', 'planOpen', [], { planOpen: false }],
  ['a stay has a night', 'departsAfterArrival', [], { checkOut: friday }],
  [
    'the past cannot be booked',
    'pastArrival',
    [friday],
    { today: saturday, roomNights: roomNights({}, '').map((row) => ({ ...row, releaseDays: 0 })) },
  ],
  ['every night has vacancy', 'vacancy', [saturday], { roomNights: roomNights({ sold: 10 }) }],
  ['a night without a row has no room', 'vacancy', [sunday], { roomNights: roomNights().slice(0, 2) }],
  ['every night is not closed', 'closed', [saturday], { roomNights: roomNights({ closed: true }) }],
  ['every night has no stop sell', 'stopSell', [saturday], { rateNights: rateNights({ stopSell: true }) }],
  [
    'no night is a date not applied',
    'dateNotApplied',
    [saturday, sunday],
    { plan: { active: true, datesNotApplied: [{ from: saturday, to: '2027-02-28' }] } },
  ],
  ['the arrival night is not CTA', 'cta', [friday], { rateNights: rateNights({ cta: true }, friday) }],
  ['the departure day is not CTD', 'ctd', ['2027-02-08'], { rateNights: rateNights({ ctd: true }, '2027-02-08') }],
  ['the release period is kept on every night', 'release', [sunday], { roomNights: roomNights({ releaseDays: 19 }, sunday) }],
  ['min ≤ nights as the arrival night says', 'minStay', [friday], { rateNights: rateNights({ minStay: 4 }, friday) }],
  ['nights ≤ max as the arrival night says', 'maxStay', [friday], { rateNights: rateNights({ maxStay: 2 }, friday) }],
  ['guests ≤ the room’s maximum', 'guests', [], family(2, [8, 9])],
  ['adults ≤ the room’s maximum', 'guests', [], family(3, [])],
  ['a child of 12 is an adult', 'guests', [], family(2, [12])],
  ['children need an adult', 'guests', [], family(0, [8])],
  ['a stay is for someone', 'guests', [], { rooms: [] }],
  ['every night has a price', 'priced', [saturday], { rateNights: rateNights({ price: null }) }],
]

test.each(blocked)('"%s": else %s blocks on %o', (_sentence, rule, nights, facts) => {
  const verdict = checkStay({ ...bookable, ...facts })
  expect(verdict).toMatchObject({ ok: false, blockedBy: rule })
  expect(verdict.rules.find((result) => result.rule === rule)).toMatchObject({ ok: false, nights })
})

const allowed: readonly (readonly [string, Partial<StayFacts>])[] = [
  ['CTA on a later night does not matter', { rateNights: rateNights({ cta: true }) }],
  ['CTD on a night within does not matter', { rateNights: rateNights({ ctd: true }) }],
  ['stop sell on the departure day does not matter', { rateNights: rateNights({ stopSell: true }, '2027-02-08') }],
  ['a longer minimum on a later night does not matter where the arrival night counts', { rateNights: rateNights({ minStay: 4 }) }],
  [
    'two rooms where two are left',
    {
      rooms: [
        { adults: 1, childrenAges: [] },
        { adults: 2, childrenAges: [] },
      ],
    },
  ],
  ['a release period of exactly the days that are left', { roomNights: roomNights({ releaseDays: 16 }, friday) }],
  [
    'a child of 12 where the property’s children are under 13',
    { ...family(2, [12]), property: { ...bookable.property, childAgeLimit: 13 } },
  ],
]

test.each(allowed)('%s', (_sentence, facts) => {
  expect(checkStay({ ...bookable, ...facts })).toMatchObject({ ok: true, blockedBy: null })
})

test('"or every night, where the property chooses stay through"', () => {
  const property = { ...bookable.property, stayMinimum: 'stay through' } as const
  const verdict = checkStay({ ...bookable, property, rateNights: rateNights({ minStay: 4 }) })
  expect(verdict.rules.find((result) => result.rule === 'minStay')).toMatchObject({
    ok: false,
    nights: [saturday],
    values: { limit: 4, actual: 3 },
  })
})

test('a night more than two years ahead cannot be booked', () => {
  expect(checkStay({ ...bookable, today: '2025-02-05' }).rules.find((result) => result.rule === 'beyondHorizon')).toMatchObject({
    nights: [saturday, sunday],
  })
})

test('the first rule in order is the reason, and the other broken ones are reported as well', () => {
  const verdict = checkStay({
    ...bookable,
    rateNights: rateNights({ cta: true, stopSell: true }, friday),
    rooms: [{ adults: 5, childrenAges: [] }],
  })
  expect(verdict.blockedBy).toBe('stopSell')
  expect(verdict.rules.filter((result) => !result.ok).map((result) => result.rule)).toEqual(['stopSell', 'cta', 'guests'])
})

test.each([
  ['vacancy', { limit: 1, actual: 2 }],
  ['release', { limit: 3, actual: 16 }],
  ['minStay', { limit: 2, actual: 3 }],
  ['maxStay', { limit: 7, actual: 3 }],
  ['guests', { limit: 3, actual: 3 }],
])('the rule %s tells its figures: %o', (rule, values) => {
  expect(checkStay(bookable).rules.find((result) => result.rule === rule)?.values).toEqual(values)
})
