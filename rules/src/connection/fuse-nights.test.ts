import { expect, test } from 'vitest'
import { toDay } from '#days/day.ts'
import { fuseNights } from './fuse-nights.ts'

const nights = (text: string) =>
  text.split(' ').map((one) => {
    const [placeId = '', date = '', value = ''] = one.split(':')
    return { placeId, night: toDay(`2027-02-${date}`), value }
  })
const shown = (text: string) =>
  fuseNights(nights(text)).map(({ placeId, from, to, value }) => `${placeId}:${from.slice(8)}-${to.slice(8)}:${value}`)

test.each([
  ['“from–to with equal values”', 'a:01:x a:02:x a:03:x', ['a:01-03:x']],
  ['another value begins another range', 'a:01:x a:02:y a:03:x', ['a:01-01:x', 'a:02-02:y', 'a:03-03:x']],
  ['so does a night that did not change', 'a:01:x a:03:x', ['a:01-01:x', 'a:03-03:x']],
  ['and another place', 'a:01:x b:02:x', ['a:01-01:x', 'b:02-02:x']],
])('%s', (_what, given, expected) => {
  expect(shown(given)).toEqual(expected)
})

test('no nights are no ranges', () => {
  expect(fuseNights([])).toEqual([])
})
