import { expect, test } from 'vitest'
import { bookingMove, bookingStates, type BookingAct, type BookingMover, type BookingState } from './booking-states.ts'

const movers: readonly BookingMover[] = ['customer', 'property', 'gateway', 'clock']
const acts: readonly BookingAct[] = [
  'pay',
  'payInPart',
  'payOnCredit',
  'failPayment',
  'retry',
  'cancel',
  'void',
  'expire',
  'checkIn',
  'checkOut',
  'noShow',
]

/** Every legal move as the specification's sentences say it, written out: who may do what in which state, and where it leads. */
const legal: Readonly<Record<BookingState, readonly string[]>> = {
  'await payment': [
    'customer pay: confirm',
    'property pay: confirm',
    'gateway pay: confirm',
    'customer payInPart: await fully payment',
    'property payInPart: await fully payment',
    'gateway payInPart: await fully payment',
    'customer payOnCredit: confirm',
    'gateway failPayment: payment failed',
    'customer cancel: cancel',
    'property void: void',
    'clock expire: cancel',
  ],
  'await fully payment': [
    'customer pay: confirm',
    'property pay: confirm',
    'gateway pay: confirm',
    'customer payInPart: await fully payment',
    'property payInPart: await fully payment',
    'gateway payInPart: await fully payment',
    'customer cancel: cancel',
    'property void: void',
    'property noShow: cancel',
  ],
  'payment failed': [
    'customer pay: confirm',
    'property pay: confirm',
    'gateway pay: confirm',
    'customer payInPart: await fully payment',
    'property payInPart: await fully payment',
    'gateway payInPart: await fully payment',
    'customer retry: await payment',
    'property retry: await payment',
    'customer cancel: cancel',
    'property void: void',
    'clock expire: cancel',
  ],
  confirm: [
    'customer cancel: cancel',
    'property void: void',
    'property checkIn: in service',
    'clock checkIn: in service',
    'property noShow: cancel',
  ],
  'in service': ['property checkOut: close', 'clock checkOut: close', 'property noShow: cancel'],
  close: [],
  cancel: [],
  void: [],
}

const every = bookingStates.flatMap((state) => acts.flatMap((act) => movers.map((who) => [state, act, who] as const)))

test.each(every)('a booking in “%s”, %s by the %s: only as the table says', (state, act, who) => {
  const move = bookingMove(state, act, who)
  const written = legal[state].find((line) => line.startsWith(`${who} ${act}:`))
  expect(move === null ? undefined : `${who} ${act}: ${move.to}`).toBe(written)
})

test('the table above names nothing twice, and nothing that is no act', () => {
  const lines = bookingStates.flatMap((state) => legal[state].map((line) => `${state} ${line}`))
  expect(new Set(lines).size).toBe(lines.length)
  expect(lines).toHaveLength(every.filter(([state, act, who]) => bookingMove(state, act, who) !== null).length)
})
