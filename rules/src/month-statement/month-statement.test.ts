import { describe, expect, test } from 'vitest'
import type { BookingState } from '#booking/booking-states.ts'
import { commissionInMonth, drawOf, monthToDraw, worthInMonth, type MonthBooking } from './draw-month.ts'
import {
  monthLineMove,
  monthLineMoves,
  monthLineStates,
  monthLineStatesFor,
  type MonthLineAct,
  type MonthLineMover,
} from './month-line-states.ts'
import { monthMoves, monthStateOf, monthStates } from './month-states.ts'
import { mostOfPayment, splitPayment } from './split-payment.ts'

const closed: MonthBooking = {
  state: 'close',
  serviceDay: '2026-10-12',
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
    ['its last day', { serviceDay: '2026-10-31' }, { act: 'line', reason: 'month', amount: 3_000_000 }],
    ['not the month after', { serviceDay: '2026-11-01' }, null],
    [
      'a booking of an earlier month that has no line comes late',
      { serviceDay: '2026-09-30' },
      { act: 'line', reason: 'late', amount: 3_000_000 },
    ],
    ['before the first month: what is owed on credit', { serviceDay: '2026-07-31' }, { act: 'line', reason: 'late', amount: 3_000_000 }],
    ['before the first month: nothing else', { serviceDay: '2026-07-31', onCredit: false }, null],
    ['before the first month: nothing that is paid', { serviceDay: '2026-07-31', paid: 3_000_000 }, null],
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

  test.each<[BookingState, number | null, number]>([
    ['close', 150, 150],
    ['in service', 150, 150],
    ['close', null, 0],
    ['cancel', 150, 0],
    ['void', 150, 0],
    ['await payment', 150, 0],
  ])('%s with a commission of %s brings the platform %i', (state, commission, brings) =>
    expect(commissionInMonth({ state, commission })).toBe(brings),
  )
})

describe('each state of a line, each act, each who', () => {
  const acts: readonly MonthLineAct[] = ['agree', 'dispute', 'answer', 'redraw']
  const movers: readonly MonthLineMover[] = ['property', 'agent', 'clock']

  test('lead where the table says, and nowhere else', () => {
    const tried = monthLineStates.flatMap((state) => acts.map((act) => ({ state, act })))
    const shown = tried.flatMap(({ state, act }) =>
      movers.map((who) => [state, act, who, monthLineMove(state, act, who)?.to ?? '–'].join(' ')),
    )
    expect(shown.filter((line) => !line.endsWith('–'))).toEqual([
      'open agree property propertyAgrees',
      'open agree agent agentAgrees',
      'open dispute property propertyDisputes',
      'open dispute agent agentDisputes',
      'open redraw clock open',
      'propertyAgrees agree agent agreed',
      'propertyAgrees dispute agent agentDisputes',
      'propertyAgrees redraw clock open',
      'agentAgrees agree property agreed',
      'agentAgrees dispute property propertyDisputes',
      'agentAgrees redraw clock open',
      'agentDisputes agree agent agentAgrees',
      'agentDisputes answer property propertyAgrees',
      'agentDisputes redraw clock open',
      'propertyDisputes agree property propertyAgrees',
      'propertyDisputes answer agent agentAgrees',
      'propertyDisputes redraw clock open',
    ])
  })

  test('nobody alone makes a line agreed, and an agreed one moves no more', () => {
    expect(monthLineMoves.agreed).toEqual([])
    const agreeing = monthLineStates.flatMap((state) =>
      monthLineMoves[state].filter(({ to }) => to === 'agreed').map(({ who }) => `${state} ${who}`),
    )
    expect(agreeing).toEqual(['propertyAgrees agent', 'agentAgrees property'])
    expect(monthLineStatesFor('agree', 'property')).toEqual(['open', 'agentAgrees', 'propertyDisputes'])
  })
})

describe('a statement', () => {
  test.each([
    [
      'is open while a line is',
      [
        { state: 'agreed', left: 0 },
        { state: 'agentDisputes', left: 0 },
      ],
      'open',
    ],
    ['closes by itself when both agree on every line', [{ state: 'agreed', left: 1 }], 'agreed'],
    [
      'is settled when nothing is left',
      [
        { state: 'agreed', left: 0 },
        { state: 'agreed', left: -5 },
      ],
      'settled',
    ],
  ] as const)('%s', (_, lines, state) => expect(monthStateOf(lines)).toBe(state))

  test('every state is reached by the table', () => {
    const reached = new Set(Object.values(monthMoves).flatMap((moves) => moves.map(({ to }) => to)))
    expect(monthStates.filter((state) => state !== 'open' && !reached.has(state))).toEqual([])
  })
})

describe('one payment for many bookings', () => {
  const lines = [
    { id: 'a', left: 300 },
    { id: 'b', left: -50 },
    { id: 'c', left: 0 },
    { id: 'd', left: 200 },
  ]

  test.each([
    [
      500,
      [
        ['a', 300],
        ['d', 200],
      ],
    ],
    [300, [['a', 300]]],
    [
      301,
      [
        ['a', 300],
        ['d', 1],
      ],
    ],
    [1, [['a', 1]]],
  ] as const)('%i pays the first in full before the next', (amount, parts) => {
    expect(splitPayment(amount, lines).map(({ id, amount: paid }) => [id, paid])).toEqual(parts)
  })

  test('is never more than is left', () => {
    expect(mostOfPayment(lines)).toBe(500)
    expect(() => splitPayment(501, lines)).toThrow(RangeError)
  })
})
