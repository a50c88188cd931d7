import { expect, test } from 'vitest'
import { readSheetCell, type ReadSheetCell, type SheetCell } from './read-sheet-cell.ts'
import type { NightFieldName } from '../night-fields.ts'

type Row = readonly [NightFieldName, SheetCell, number, ReadSheetCell]

const rows: readonly Row[] = [
  // An empty cell leaves the night as it is.
  ['price', null, 0, null],
  ['price', '', 0, null],
  ['price', '  ', 0, null],
  ['allotment', null, 0, null],
  ['stopSell', null, 0, null],
  // Numbers as numbers; a text of plain digits is one that was formatted as text.
  ['price', 1_250_000, 0, { value: 1_250_000 }],
  ['price', '1250000', 0, { value: 1_250_000 }],
  ['price', 12.34, 2, { value: 1234 }],
  ['price', 0.29, 2, { value: 29 }],
  ['price', 1_000_000_000, 2, { value: 100_000_000_000 }],
  ['minStay', 2, 0, { value: 2 }],
  ['allotment', 0, 0, { value: 0 }],
  // What is not a value of the field is told, never guessed.
  ['price', '1.250.000', 0, { problem: 'notNumber' }],
  ['price', 'một triệu', 0, { problem: 'notNumber' }],
  ['price', '=1+1', 0, { problem: 'notNumber' }],
  ['price', true, 0, { problem: 'notNumber' }],
  ['price', Number.NaN, 0, { problem: 'notNumber' }],
  ['price', 1.5, 0, { problem: 'tooManyDigits' }],
  ['price', 12.345, 2, { problem: 'tooManyDigits' }],
  ['minStay', 1.5, 0, { problem: 'notWhole' }],
  ['price', { formula: true }, 0, { problem: 'formula' }],
  ['stopSell', { formula: true }, 0, { problem: 'formula' }],
  // Flags.
  ['stopSell', 1, 0, { value: true }],
  ['stopSell', 'X', 0, { value: true }],
  ['stopSell', true, 0, { value: true }],
  ['stopSell', 0, 0, { value: false }],
  ['stopSell', false, 0, { value: false }],
  ['stopSell', 2, 0, { problem: 'notFlag' }],
  ['stopSell', 'constructor', 0, { problem: 'notFlag' }],
  // A hyphen empties what may be empty.
  ['price', '-', 0, { value: null }],
  ['maxStay', ' - ', 0, { value: null }],
  ['releaseDays', '-', 0, { value: null }],
  ['cta', '-', 0, { value: false }],
  ['allotment', '-', 0, { problem: 'cannotClear' }],
]

test.each(rows)('%s: a cell with %j in a currency of %i digits is %j', (field, cell, digits, read) => {
  expect(readSheetCell(field, cell, digits)).toEqual(read)
})
