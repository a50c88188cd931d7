import { expect, test } from 'vitest'
import { clockChanges } from './clock-changes.ts'

test.each([
  ['Asia/Ho_Chi_Minh', '2027-01-01T00:00:00Z', '2028-01-01T00:00:00Z', []],
  ['Europe/Paris', '2027-03-27T13:00:00Z', '2027-03-29T10:00:00Z', [['2027-03-28T01:00:00.000Z', 60, 120]]],
  [
    'America/New_York',
    '2027-03-01T00:00:00Z',
    '2027-12-01T00:00:00Z',
    [
      ['2027-03-14T07:00:00.000Z', -300, -240],
      ['2027-11-07T06:00:00.000Z', -240, -300],
    ],
  ],
] as const)('the clocks of %s change when its law says', (timeZone, from, to, expected) => {
  const changes = clockChanges(timeZone, new Date(from), new Date(to))
  expect(changes.map(({ at, before, after }) => [at.toISOString(), before, after])).toEqual(expected)
})
