import { expect, test } from 'vitest'
import { covers, type Reach } from './reach.ts'

test.each<[wide: Reach, narrow: Reach, covered: boolean]>([
  [null, null, true],
  [null, ['a'], true],
  [['a', 'b'], ['b'], true],
  [['a'], [], true],
  [[], [], true],
  [['a'], ['a', 'b'], false],
  [['a'], null, false],
  [[], ['a'], false],
])('%j covers %j: %j', (wide, narrow, covered) => {
  expect(covers(wide, narrow)).toBe(covered)
})
