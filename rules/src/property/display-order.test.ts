import { expect, test } from 'vitest'
import { putBehind } from './display-order.ts'

type Places = Readonly<Record<string, number>>

const placed = (places: Places) => Object.entries(places).map(([id, displayOrder]) => ({ id, displayOrder }))

const rows: readonly (readonly [what: string, before: Places, put: readonly [id: string, after: string | null], expected: Places])[] = [
  ['further back', { a: 1, b: 2, c: 3 }, ['a', 'b'], { b: 1, a: 2, c: 3 }],
  ['to the end', { a: 1, b: 2, c: 3 }, ['a', 'c'], { b: 1, c: 2, a: 3 }],
  ['to the front', { a: 1, b: 2, c: 3 }, ['c', null], { c: 1, a: 2, b: 3 }],
  ['where it was', { a: 1, b: 2 }, ['b', 'a'], { a: 1, b: 2 }],
  ['from among those without a place', { a: 1, b: 2 }, ['new', 'a'], { a: 1, new: 2, b: 3 }],
  ['the first that gets one', {}, ['new', null], { new: 1 }],
  ['the places of others, which are not seen, stay theirs', { a: 2, b: 5, c: 9 }, ['c', null], { c: 2, a: 5, b: 9 }],
  ['two that shared a place get one each', { a: 7, b: 7 }, ['b', null], { b: 7, a: 8 }],
]

test.each(rows)('%s', (_what, before, [id, after], expected) => {
  expect(putBehind(placed(before), id, after)).toEqual(placed(expected))
})

test('behind something without a place nothing can be put', () => {
  expect(putBehind(placed({ a: 1 }), 'a', 'b')).toBeUndefined()
  expect(putBehind(placed({ a: 1 }), 'a', 'a')).toBeUndefined()
})
