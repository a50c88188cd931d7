import { expect, test } from 'vitest'
import { rateFields, roomFields, type NightFieldName } from './night-fields.ts'
import { applyChange, type FieldValue } from './change.ts'
import { changeTo } from './change-to.ts'

const values: readonly [NightFieldName, FieldValue][] = [
  ['price', 1_500_000],
  ['price', null],
  ['minStay', 2],
  ['minStay', null],
  ['maxStay', 7],
  ['maxStay', null],
  ['stopSell', true],
  ['stopSell', false],
  ['cta', true],
  ['cta', false],
  ['ctd', true],
  ['ctd', false],
  ['allotment', 0],
  ['allotment', 12],
  ['closed', true],
  ['closed', false],
  ['releaseDays', 3],
  ['releaseDays', null],
]

test.each(values)('whatever stood there, a night’s %s becomes %s: undo restores "before-values"', (field, value) => {
  expect(applyChange(9, changeTo(field, value))).toBe(value)
  expect(applyChange(null, changeTo(field, value))).toBe(value)
})

test('every field of a night is spoken for', () => {
  expect(new Set(values.map(([field]) => field))).toEqual(new Set([...rateFields, ...roomFields]))
})
