import { describe, expect, test } from 'vitest'
import type { BookingState } from '#booking/booking-states.ts'
import { drawOf, monthToDraw, worthInMonth, type MonthBooking } from './draw-month.ts'

const closed: MonthBooking = {
  state: 'close',
  checkOut: '2026-10-12',
  total: 3_000_000,
  paid: 0,
  fee: 0,
  onCredit: true,
  drawn: null,
  hasOpenLine: false,
}
const october = { month: '2026-10-01', first: '2026-08-01' } as const

describe('a statement is drawn up on the first day of the month after', () => {
  test.each([
    ['the first ever: the month that has just ended', null, '2026-11-01', '2026-10-01'],
    ['in the middle of a month too', null, '2026-11-27', '2026-10-01'],
    ['not before it has ended', '2026-09-01', '2026-10-31', null],
    ['on the first day', '2026-09-01', '2026-11-01', '2026-10-01'],
    ['one after the other, where the clock stood still', '2026-07-01', '2026-11-01', '2026-08-01'],
    ['over the end of the year', '2026-11-01', '2027-01-01', '2026-12-01'],
  ] as const)('%s', (_, last, today, month) => expect(monthToDraw(last, today)).toBe(month))
})

describe('which bookings belong to a month, and what they cost', () => {
  test.each([
    ['the day of check-out decides', {}, { act: 'line', reason: 'month', amount: 3_000_000 }],
    ['its last day', { checkOut: '2026-10-31' }, { act: 'line', reason: 'month', amount: 3_000_000 }],
    ['not the month after', { checkOut: '2026-11-01' }, null],
    [
      'a booking of an earlier month that has no line comes late',
      { checkOut: '2026-09-30' },
      { act: 'line', reason: 'late', amount: 3_000_000 },
    ],
    ['before the first month: what is owed on credit', { checkOut: '2026-07-31' }, { act: 'line', reason: 'late', amount: 3_000_000 }],
    ['before the first month: nothing else', { checkOut: '2026-07-31', onCredit: false }, null],
    ['before the first month: nothing that is paid', { checkOut: '2026-07-31', paid: 3_000_000 }, null],
    ['paid or not, it is a line', { onCredit: false, paid: 3_000_000 }, { act: 'line', reason: 'month', amount: 3_000_000 }],
    ['an ended one costs its fee', { state: 'cancel', fee: 500_000 }, { act: 'line', reason: 'month', amount: 500_000 }],
    ['an ended one without a fee is no line', { state: 'void' }, null],
    ['one that waits for its first payment is no line', { state: 'await payment', onCredit: false }, null],
    ['one that is in a statement is in no other', { drawn: 3_000_000 }, null],
    ['what changed afterwards is a line of the next month', { drawn: 3_500_000 }, { act: 'line', reason: 'changed', amount: -500_000 }],
    ['what changed while its line was open is drawn up anew', { drawn: 3_500_000, hasOpenLine: true }, { act: 'redraw', by: -500_000 }],
  ] as const)('%s', (_, given, drawn) => expect(drawOf({ ...closed, ...given }, october)).toEqual(drawn))

  test.each<[BookingState, number]>([
    ['await payment', 0],
    ['payment failed', 0],
    ['await fully payment', 10],
    ['confirm', 10],
    ['in service', 10],
    ['close', 10],
    ['cancel', 3],
    ['void', 3],
  ])('%s is worth %i', (state, worth) => expect(worthInMonth({ state, total: 10, fee: 3 })).toBe(worth))
})
