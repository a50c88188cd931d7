import { expect, test } from 'vitest'
import { judgeOffline, longestOffline, type ListedLine, type OfflineFacts } from './judge-offline.ts'
import { readAtGate } from './read-at-gate.ts'
import { signedPart, type TicketInCode } from './ticket-code.ts'

const [listed, other, unlisted] = ['1234567894', '1000000005', '2000000003'] as const
const entered = { at: '2026-11-27T03:00:00.000Z', gate: 'Cổng 2' }
const line: ListedLine = {
  code: 'THACMAY261127T1',
  state: 'confirm',
  guestName: 'Lê Thu Hà',
  product: { vi: 'Vé ngày', en: 'Day ticket' },
  slot: '',
  slots: [],
  firstDay: '2026-11-27',
  lastDay: '2026-11-27',
  tickets: [
    { number: listed, visitor: 'adult', entries: 1, entered: [] },
    { number: other, visitor: 'child', entries: 1, entered: [entered] },
  ],
}
const facts = (given: Partial<OfflineFacts> = {}, of: Partial<ListedLine> = {}): OfflineFacts => ({
  list: { park: 'THACMAY', lines: [{ ...line, ...of }] },
  age: 60_000,
  own: [],
  today: '2026-11-27',
  time: '10:00',
  signature: 'right',
  ...given,
})
const codeOf = (given: Partial<TicketInCode> = {}) =>
  `${signedPart({
    park: 'THACMAY',
    number: unlisted,
    visitor: 'senior',
    product: 'VENGAY',
    slot: '',
    firstDay: '2026-11-27',
    lastDay: '2026-11-27',
    entries: 1,
    ...given,
  })}.${'a'.repeat(86)}`

const judge = (text: string, of: OfflineFacts) => judgeOffline(readAtGate(text), of)

test('a number of the list lets in once: the phone’s own entry counts before anybody else knows of it', () => {
  const ticket = { number: listed, visitor: 'adult', entry: 1, entries: 1, code: line.code, guestName: 'Lê Thu Hà' }
  expect(judge(listed, facts())).toMatchObject({ kind: 'enter', ticket })
  const own = [{ number: listed, at: '2026-11-27T03:10:00.000Z', gate: 'Cổng 1' }]
  expect(judge(listed, facts({ own }))).toMatchObject({ kind: 'used', last: { gate: 'Cổng 1' } })
})

test.each([
  ['it was let in before the network went', other, facts(), { kind: 'used', last: entered }],
  ['its booking was cancelled', listed, facts({}, { state: 'cancel' }), { kind: 'cancelled' }],
  ['it waits for money', listed, facts({}, { state: 'await payment' }), { kind: 'unpaid' }],
  ['its slot is later', listed, facts({}, { slot: '14:00', slots: ['14:00'] }), { kind: 'wrongSlot' }],
  ['nobody knows the number', unlisted, facts(), { kind: 'unknown' }],
  ['it is no ticket', '1234567890', facts(), { kind: 'notTicket' }],
  ['it was sold since the list was read', codeOf(), facts(), { kind: 'enter', ticket: { number: unlisted, visitor: 'senior', code: '' } }],
  ['its code was signed by nobody of ours', codeOf(), facts({ signature: 'wrong' }), { kind: 'notTicket' }],
  ['it is another park’s', codeOf({ park: 'KHAC' }), facts(), { kind: 'otherPark', park: 'KHAC' }],
  ['it is for tomorrow', codeOf({ firstDay: '2026-11-28', lastDay: '2026-11-28' }), facts(), { kind: 'wrongDay' }],
  ['the browser cannot check codes, and it is not in the list', codeOf(), facts({ signature: 'cannot' }), { kind: 'unchecked' }],
  ['the browser cannot check codes, and it is in the list', codeOf({ number: listed }), facts({ signature: 'cannot' }), { kind: 'enter' }],
  ['the list is an hour old', listed, facts({ age: longestOffline }), { kind: 'enter' }],
  ['the list is older than an hour', listed, facts({ age: longestOffline + 1 }), { kind: 'tooOld' }],
] as const)('without a network: %s', (_case, text, of, expected) => {
  expect(judge(text, of)).toMatchObject(expected)
})
