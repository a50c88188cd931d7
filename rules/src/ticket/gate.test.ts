import { expect, test } from 'vitest'
import { bookingStates } from '#booking/booking-states.ts'
import { gateVerdict, type TicketAtGate } from './gate-verdict.ts'
import { readAtGate } from './read-at-gate.ts'
import { signedPart } from './ticket-code.ts'
import { isTicketNumber } from './ticket-number.ts'

const ticket: TicketAtGate = { state: 'in service', slot: '', firstDay: '2027-01-20', lastDay: '2027-01-22', entries: 2, entered: 0 }
const slots = ['10:30', '16:00', '19:30']

test.each([
  ['enter', {}, '2027-01-20', '09:00'],
  ['enter', { entered: 1 }, '2027-01-22', '09:00'],
  ['used', { entered: 2 }, '2027-01-21', '09:00'],
  ['wrongDay', {}, '2027-01-19', '09:00'],
  ['wrongDay', { entered: 2 }, '2027-01-23', '09:00'],
  ['unpaid', { state: 'await payment' }, '2027-01-20', '09:00'],
  ['cancelled', { state: 'void', entered: 2 }, '2027-01-20', '09:00'],
  ['wrongSlot', { slot: '10:30' }, '2027-01-20', '09:29'],
  ['enter', { slot: '10:30' }, '2027-01-20', '09:30'],
  ['enter', { slot: '10:30' }, '2027-01-20', '15:59'],
  ['wrongSlot', { slot: '10:30' }, '2027-01-20', '16:00'],
  ['enter', { slot: '19:30' }, '2027-01-20', '20:45'],
] as const)('a gate says %s: %j on %s at %s', (verdict, more, today, time) => {
  expect(gateVerdict({ ...ticket, ...more }, { today, time, slots })).toBe(verdict)
})

test('every state of a booking has its verdict', () => {
  const clock = { today: '2027-01-20', time: '09:00', slots } as const
  expect(Object.fromEntries(bookingStates.map((state) => [state, gateVerdict({ ...ticket, state }, clock)]))).toEqual({
    'await payment': 'unpaid',
    'await fully payment': 'unpaid',
    'payment failed': 'unpaid',
    confirm: 'enter',
    'in service': 'enter',
    close: 'enter',
    cancel: 'cancelled',
    void: 'cancelled',
  })
})

const number = Array.from({ length: 10 }, (_, last) => `123456789${last}`).find(isTicketNumber) ?? ''
const wrong = `123456789${(Number(number.slice(-1)) + 1) % 10}`
const signed = signedPart({ ...ticket, park: 'THACMAY', number, visitor: 'adult', product: 'VENGAY' })
const code = `${signed}.${'a'.repeat(86)}`

test.each([
  ['the code of a ticket', ` ${code}\n`, { kind: 'code', number }],
  ['a number', number, { kind: 'number', number }],
  ['a number in groups', ` ${number.slice(0, 3)} ${number.slice(3, 6)}-${number.slice(6)} `, { kind: 'number', number }],
  ['a number with a wrong digit', wrong, { kind: 'nothing' }],
  ['an address', 'https://example.com/123', { kind: 'nothing' }],
  ['nothing', '', { kind: 'nothing' }],
])('a gate reads %s', (_what, text, read) => {
  expect(readAtGate(text)).toMatchObject(read)
})
