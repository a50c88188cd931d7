import { expect, test } from 'vitest'
import { bedTypes, bedTypeCodes } from './bed-types.ts'
import { codesOf } from './codes-of.ts'

test('the codes of a table stand in the order in which it is written, each once', () => {
  expect(codesOf({ single: 1, double: 2, bunk: 3 })).toEqual(['single', 'double', 'bunk'])
  expect(bedTypeCodes).toHaveLength(Object.keys(bedTypes).length)
})
