import { expect, test } from 'vitest'
import { bookingStates } from '#booking/booking-states.ts'
import { letsIn } from './lets-in.ts'
import { readTicketCode, signedPart, type TicketInCode } from './ticket-code.ts'
import { isTicketNumber, spacedTicketNumber } from './ticket-number.ts'

test('tickets let visitors in from their confirmation until they are cancelled', () => {
  expect(bookingStates.filter(letsIn).toSorted()).toEqual(['close', 'confirm', 'in service'])
})

const number = '1234567895'

test('a ticket number is checked by its last digit: one wrong digit or two that changed places are noticed', () => {
  const good = Array.from({ length: 10 }, (_, last) => `123456789${last}`).filter(isTicketNumber)
  expect(good).toHaveLength(1)
  const [right = ''] = good
  const wrongDigit = [...right].map((digit, at) => right.slice(0, at) + String((Number(digit) + 1) % 10) + right.slice(at + 1))
  const swapped = [...right].slice(1).map((digit, at) => `${right.slice(0, at)}${digit}${right[at]}${right.slice(at + 2)}`)
  expect([...wrongDigit, ...swapped.filter((text) => text !== right), '', '12', `${right}0`, 'abcdefghij'].filter(isTicketNumber)).toEqual(
    [],
  )
})

test('people read a number in groups', () => {
  expect(spacedTicketNumber('4829130576')).toBe('482 913 0576')
})

const inCode = (more: Partial<TicketInCode> = {}): TicketInCode => ({
  park: 'THACMAY',
  number: validNumber,
  visitor: 'child',
  product: 'VE_NGAY-1',
  slot: '16:00',
  firstDay: '2027-01-20',
  lastDay: '2027-01-22',
  entries: 2,
  ...more,
})
const validNumber = Array.from({ length: 10 }, (_, last) => `${number.slice(0, 9)}${last}`).find(isTicketNumber) ?? ''
const signature = 'a'.repeat(86)

test.each([{}, { slot: '', visitor: 'adult' }, { visitor: 'senior', entries: 50 }] as const)(
  'a code is read as it was written: %j',
  (more) => {
    const signed = signedPart(inCode(more))
    expect(readTicketCode(`${signed}.${signature}`)).toEqual({ signed, signature, ticket: inCode(more) })
  },
)

test.each([
  ['an address', 'https://example.com/a.b'],
  ['a number alone', validNumber],
  ['a short signature', `${signedPart(inCode())}.abc`],
  ['a wrong number', `${signedPart(inCode({ number: '1111111111' }))}.${signature}`],
  ['a day that there is not', `${signedPart(inCode()).replace('20270120', '20271340')}.${signature}`],
  ['nothing', ''],
])('%s is not the code of a ticket', (_what, text) => {
  expect(readTicketCode(text)).toBeNull()
})
