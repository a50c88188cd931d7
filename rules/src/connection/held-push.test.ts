import { expect, test } from 'vitest'
import { canDecide, mustWait, waitsUntil } from './held-push.ts'

const came = Date.UTC(2027, 0, 12, 8)
const hours = (count: number): number => came + count * 3_600_000

test.each([
  ['the property does not ask: it is applied at once', { asks: false, waiting: 0 }, false],
  ['“held for confirmation, as the property chose”', { asks: true, waiting: 0 }, true],
  ['one of the same connection still waits: it waits behind, though nobody asks any more', { asks: false, waiting: 1 }, true],
])('%s', (_sentence, connection, waits) => {
  expect(mustWait(connection)).toBe(waits)
})

test.each([
  ['waiting', 0, 'ok'],
  ['waiting', 23.9, 'ok'],
  ['waiting', 24, 'expired'],
  ['confirmed', 1, 'decided'],
  ['confirmed', 30, 'decided'],
  ['declined', 1, 'decided'],
  ['expired', 30, 'expired'],
] as const)('a message that is %s, %d hours after it came: %s', (state, later, said) => {
  expect(canDecide({ state, until: waitsUntil(came) }, hours(later))).toBe(said)
})
