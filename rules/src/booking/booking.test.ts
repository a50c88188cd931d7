import { expect, test } from 'vitest'
import { bookingMove, bookingMoves, bookingStates, holdsRooms } from './booking-states.ts'
import type { BookingState } from './booking-states.ts'
import { canCancel, mayEnd } from './can-cancel.ts'
import { dayMoves } from './day-moves.ts'
import { hasExpired, paymentTerm } from './expiry.ts'
import { whyNotNoShow } from './no-show.ts'
import { paymentState } from './payment-state.ts'
import { mayRetryPayment } from './retry-payment.ts'

const cancellable: readonly BookingState[] = ['await payment', 'await fully payment', 'payment failed', 'confirm']

test('"cancel and void only from await payment, await fully payment, payment failed or confirm"', () => {
  expect(bookingStates.filter((state) => mayEnd(state, 'customer'))).toEqual(bookingStates.filter((state) => cancellable.includes(state)))
  expect(bookingStates.filter((state) => mayEnd(state, 'property'))).toEqual(bookingStates.filter((state) => cancellable.includes(state)))
})

test.each([
  ['confirm', 'customer', 'Change of plans', { ok: true, to: 'cancel' }],
  ['confirm', 'property', 'Burst pipe', { ok: true, to: 'void' }],
  ['confirm', 'customer', '  ', { ok: false, reason: 'reasonRequired' }],
  ['in service', 'customer', 'Too late', { ok: false, reason: 'checkTheStatus' }],
  ['cancel', 'property', 'Twice', { ok: false, reason: 'checkTheStatus' }],
] as const)('"cancel is the customer’s, void the property’s", with a reason: %s by the %s', (state, who, reason, verdict) => {
  expect(canCancel(state, who, reason)).toEqual(verdict)
})

test('every move leads to a state, and a booking that ended leads nowhere', () => {
  const targets = Object.values(bookingMoves).flatMap((moves) => moves.map((move) => move.to))
  expect(targets.every((to) => bookingStates.includes(to))).toBe(true)
  expect(bookingStates.filter((state) => bookingMoves[state].length === 0)).toEqual(['close', 'cancel', 'void'])
})

test('every state but the first is reached from it', () => {
  const reached = new Set<BookingState>(['await payment'])
  for (const state of reached) for (const move of bookingMoves[state]) reached.add(move.to)
  expect([...reached].toSorted()).toEqual(bookingStates.toSorted())
})

test('"payment failed may be tried again", and "a payment on credit confirms at once"', () => {
  expect(bookingMove('payment failed', 'retry', 'customer')?.to).toBe('await payment')
  expect(bookingMove('await payment', 'payOnCredit', 'customer')).toMatchObject({ to: 'confirm', guard: 'creditLeft' })
  expect(bookingMove('await payment', 'payOnCredit', 'gateway')).toBeNull()
})

test.each([
  ['confirm', '2027-02-06', null],
  ['in service', '2027-02-07', null],
  ['await fully payment', '2027-02-06', null],
  ['confirm', '2027-02-05', 'beforeCheckIn'],
  ['await payment', '2027-02-06', 'checkTheStatus'],
  ['close', '2027-02-09', 'checkTheStatus'],
  ['cancel', '2027-02-06', 'checkTheStatus'],
] as const)('a no-show of a booking in %s, from 2027-02-06 on, reported on %s: %s', (state, today, why) => {
  expect(whyNotNoShow({ state, checkIn: '2027-02-06' }, today)).toBe(why)
})

test.each([
  ['payment failed', null, 'customer', true],
  ['payment failed', '2027-02-06T12:00:00Z', 'property', true],
  ['payment failed', '2027-02-06T08:00:00Z', 'property', false],
  ['payment failed', null, 'clock', false],
  ['await payment', null, 'customer', false],
] as const)('a payment in %s with the term %s may be tried again by the %s: %s', (state, payBy, who, may) => {
  const term = payBy === null ? null : new Date(payBy)
  expect(mayRetryPayment({ state, payBy: term }, who, new Date('2027-02-06T10:00:00Z'))).toBe(may)
})

test('only what was cancelled or voided gives its rooms back', () => {
  expect(bookingStates.filter((state) => !holdsRooms(state))).toEqual(['cancel', 'void'])
})

test.each([
  ['await payment', 300, 'await fully payment'],
  ['await payment', 1000, 'confirm'],
  ['await payment', 0, 'await payment'],
  ['await fully payment', 1000, 'confirm'],
  ['payment failed', 1000, 'confirm'],
  ['confirm', 500, 'confirm'],
  ['in service', 1000, 'in service'],
  ['cancel', 1000, 'cancel'],
] as const)('a booking of 1,000 in %s with %i paid is in %s', (state, paid, expected) => {
  expect(paymentState(state, 1000, paid)).toBe(expected)
})

test.each([
  ['await payment', 0, 1000, 'confirm'],
  ['await payment', 0, 700, 'await payment'],
  ['await payment', 300, 700, 'confirm'],
  ['await payment', 200, 700, 'await fully payment'],
] as const)(
  'what is paid at the hotel is not waited for: %s with %i paid and %i at the hotel is in %s',
  (state, paid, atHotel, expected) => {
    expect(paymentState(state, 1000, paid, atHotel)).toBe(expected)
  },
)

const bookedAt = new Date('2027-01-10T08:00:00Z')

test.each([
  ['await payment', '2027-01-11T08:00:00Z', false],
  ['await payment', '2027-01-11T08:00:01Z', true],
  ['payment failed', '2027-01-12T00:00:00Z', true],
  ['await fully payment', '2027-01-12T00:00:00Z', false],
  ['confirm', '2027-01-12T00:00:00Z', false],
] as const)('"an unpaid booking is cancelled when its payment term passes": %s at %s', (state, now, expired) => {
  expect(hasExpired({ state, payBy: paymentTerm(bookedAt, 24) }, new Date(now))).toBe(expired)
})

test('without a term nothing expires', () => {
  expect(hasExpired({ state: 'await payment', payBy: null }, bookedAt)).toBe(false)
})

test.each([
  ['confirm', '2027-02-03', true, []],
  ['confirm', '2027-02-04', true, ['in service']],
  ['in service', '2027-02-07', true, []],
  ['in service', '2027-02-08', true, ['close']],
  ['in service', '2027-02-08', false, []],
  ['confirm', '2027-02-10', true, ['in service', 'close']],
  ['await fully payment', '2027-02-10', true, []],
  ['cancel', '2027-02-10', true, []],
] as const)('"in service (check-in day), close (after check-out, settled)": %s on %s, settled %s', (state, today, settled, moves) => {
  expect(dayMoves({ state, checkIn: '2027-02-04', checkOut: '2027-02-07', settled }, today)).toEqual(moves)
})
