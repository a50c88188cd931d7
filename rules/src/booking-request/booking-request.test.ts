import { describe, expect, test } from 'vitest'
import { canFeedback, canOffer } from './can-feedback.ts'
import { isRequestCode, requestCode } from './request-code.ts'
import { answerDue, hasPassed, passesAt, warnedUntil } from './request-deadline.ts'
import { isOpenRequest, requestMove, requestMoves, requestStates, requestStatusOf } from './request-states.ts'
import type { RequestAct, RequestMover, RequestState } from './request-states.ts'

const acts: readonly RequestAct[] = ['feedback', 'offer', 'takeBack', 'counter', 'accept', 'decline', 'withdraw', 'lapse', 'pass']
const movers: readonly RequestMover[] = ['agent', 'property', 'clock']

// Every state × move × who that is allowed; all others are refused.
const allowed: readonly (readonly [RequestState, RequestAct, RequestMover, RequestState])[] = [
  ['wait feedback', 'feedback', 'property', 'feedback'],
  ['wait feedback', 'offer', 'property', 'feedback'],
  ['wait feedback', 'accept', 'agent', 'complete'],
  ['wait feedback', 'takeBack', 'property', 'wait feedback'],
  ['wait feedback', 'decline', 'agent', 'wait feedback'],
  ['wait feedback', 'lapse', 'clock', 'wait feedback'],
  ['wait feedback', 'withdraw', 'agent', 'cancel'],
  ['wait feedback', 'pass', 'clock', 'cancel'],
  ['feedback', 'offer', 'property', 'feedback'],
  ['feedback', 'counter', 'agent', 'wait feedback'],
  ['feedback', 'accept', 'agent', 'complete'],
  ['feedback', 'takeBack', 'property', 'feedback'],
  ['feedback', 'decline', 'agent', 'feedback'],
  ['feedback', 'lapse', 'clock', 'feedback'],
  ['feedback', 'withdraw', 'agent', 'cancel'],
  ['feedback', 'pass', 'clock', 'cancel'],
]

const every = requestStates.flatMap((state) => acts.flatMap((act) => movers.map((who) => [state, act, who] as const)))

test.each(every)('%s, %s by the %s: only as the table says', (state, act, who) => {
  const row = allowed.find((one) => one[0] === state && one[1] === act && one[2] === who)
  expect(requestMove(state, act, who)?.to ?? null).toBe(row?.[3] ?? null)
})

test('"1 waiting for feedback → 2 feedback given → 3 complete or 4 cancelled": the codes, and the two ends', () => {
  expect(requestStates.map(requestStatusOf)).toEqual([1, 2, 3, 4])
  expect(requestStates.filter((state) => !isOpenRequest(state))).toEqual(['complete', 'cancel'])
  expect(Object.values(requestMoves).flatMap((moves) => moves.map(({ to }) => requestStates.includes(to)))).not.toContain(false)
})

describe('"feedback only in 1 and only where connect", with a signed contract', () => {
  const facts = { state: 'wait feedback', connect: true, contractSigned: true } as const
  test.each([
    [{}, { ok: true }],
    [{ state: 'feedback' }, { ok: false, reason: 'requestNotWaiting' }],
    [{ state: 'complete' }, { ok: false, reason: 'requestNotWaiting' }],
    [
      { state: 'cancel', connect: false },
      { ok: false, reason: 'requestNotWaiting' },
    ],
    [
      { connect: false, contractSigned: false },
      { ok: false, reason: 'agentNotConnected' },
    ],
    [{ contractSigned: false }, { ok: false, reason: 'contractNotSigned' }],
  ] as const)('%o', (given, verdict) => {
    expect(canFeedback({ ...facts, ...given })).toEqual(verdict)
  })
  test('an offer may follow an answer, but not an end', () => {
    expect(requestStates.map((state) => canOffer({ ...facts, state }).ok)).toEqual([true, true, false, false])
  })
})

test.each([
  ['a day where nothing is said', null, '2027-03-10', '2027-03-02T03:00:00.000Z'],
  ['as the agent said', '2027-03-01T09:00:00Z', '2027-03-10', '2027-03-01T09:00:00.000Z'],
  ['no longer than the arrival day lasts', null, '2027-03-01', '2027-03-01T17:00:00.000Z'],
] as const)('the answer is due: %s', (_what, wanted, checkIn, due) => {
  const askedAt = new Date('2027-03-01T03:00:00Z')
  const asked = { askedAt, wanted: wanted === null ? null : new Date(wanted), checkIn, timeZone: 'Asia/Ho_Chi_Minh' }
  expect(answerDue(asked).toISOString()).toBe(due)
})

test('"a request whose arrival date has passed is cancelled": the arrival day itself is not over', () => {
  expect([hasPassed('2027-03-01', '2027-03-01'), hasPassed('2027-03-01', '2027-03-02')]).toEqual([false, true])
  expect(passesAt({ checkIn: '2027-03-01', timeZone: 'Asia/Ho_Chi_Minh' }).toISOString()).toBe('2027-03-01T17:00:00.000Z')
  expect(warnedUntil(new Date('2027-03-01T03:00:00Z')).toISOString()).toBe('2027-03-01T05:00:00.000Z')
})

test('a code is digits only', () => {
  expect(requestCode('2026-12-09', '0951')).toBe('26120951')
  expect(['26120951', '', '2612O951', ' 1'].map(isRequestCode)).toEqual([true, false, false, false])
})
