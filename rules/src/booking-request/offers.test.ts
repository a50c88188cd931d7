import { expect, test } from 'vitest'
import type { StayRule } from '#stay/stay-rule-order.ts'
import { stayRuleOrder } from '#stay/stay-rule-order.ts'
import { offeredRules } from './offered-rules.ts'
import { isOfferOpen, offerMove, offerMoves, offerStates, whyNotUntil } from './offer-states.ts'
import type { OfferAct, OfferState } from './offer-states.ts'
import type { RequestMover } from './request-states.ts'

const movers: readonly RequestMover[] = ['agent', 'property', 'clock']
const acts: readonly OfferAct[] = ['accept', 'decline', 'withdraw', 'takeBack', 'replace', 'lapse', 'pass']
const moment = new Date('2027-03-02T11:00:00Z')
const before = new Date('2027-03-02T10:59:59Z')

// Every act × who × moment that ends an open offer; all others have no effect.
const allowed: readonly (readonly [OfferAct, RequestMover, 'before' | 'after', OfferState])[] = [
  ['accept', 'agent', 'before', 'accepted'],
  ['decline', 'agent', 'before', 'declined'],
  ['withdraw', 'agent', 'before', 'declined'],
  ['withdraw', 'agent', 'after', 'declined'],
  ['takeBack', 'property', 'before', 'takenBack'],
  ['takeBack', 'property', 'after', 'takenBack'],
  ['replace', 'property', 'before', 'replaced'],
  ['replace', 'property', 'after', 'replaced'],
  ['lapse', 'clock', 'after', 'lapsed'],
  ['pass', 'clock', 'before', 'passed'],
  ['pass', 'clock', 'after', 'passed'],
]

const every = offerStates.flatMap((state) =>
  acts.flatMap((act) => movers.flatMap((who) => (['before', 'after'] as const).map((when) => [state, act, who, when] as const))),
)

test.each(every)('an offer that is %s, %s by the %s, %s its moment: only as the table says', (state, act, who, when) => {
  const row = state === 'open' ? allowed.find((one) => one[0] === act && one[1] === who && one[2] === when) : undefined
  expect(offerMove({ state, validUntil: moment }, act, who, when === 'before' ? before : moment)).toBe(row?.[3] ?? null)
})

test('every end has an act that leads to it', () => {
  expect([...new Set(offerMoves.map(({ to }) => to))].toSorted()).toEqual(offerStates.filter((state) => state !== 'open').toSorted())
})

test('"the rooms are held until then": at its moment an offer is over, whether the clock has come or not', () => {
  const held = { state: 'open', validUntil: moment } as const
  expect([isOfferOpen(held, before), isOfferOpen(held, moment), isOfferOpen({ ...held, state: 'lapsed' }, before)]).toEqual([
    true,
    false,
    false,
  ])
})

test.each([
  ['2027-03-02T11:00:00Z', 'offerUntilPast'],
  ['2027-03-02T11:00:01Z', null],
  ['2027-03-09T17:00:00Z', null],
  ['2027-03-09T17:00:01Z', 'offerUntilLate'],
])('rooms may be held until %s: %s', (until, why) => {
  expect(whyNotUntil(new Date(until), { now: moment, latest: new Date('2027-03-09T17:00:00Z') })).toBe(why)
})

const setAside: readonly StayRule[] = [
  'planOpen',
  'agentCap',
  'agentRelease',
  'stopSell',
  'dateNotApplied',
  'cta',
  'ctd',
  'release',
  'minStay',
  'maxStay',
]

test.each(stayRuleOrder)('a property that offers rooms although “%s” is broken', (rule) => {
  const broken = { rule, ok: false, nights: [], values: null } as const
  const kept = setAside.includes(rule)
  expect(offeredRules([broken])).toEqual(kept ? { forbid: [], setAside: [broken] } : { forbid: [broken], setAside: [] })
  expect(offeredRules([{ ...broken, ok: true }])).toEqual({ forbid: [], setAside: [] })
})
