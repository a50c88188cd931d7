import { isFlagField, nightFields, type NightFieldName } from '../night-fields.ts'
import type { FieldValue } from '../change.ts'

/** What a cell of a workbook holds; of a formula only that it is one, because its result may be out of date. */
export type SheetCell = number | string | boolean | null | { readonly formula: true }

/** Why a cell of a workbook is not a value of its field. */
export type SheetCellProblem = 'formula' | 'notNumber' | 'notWhole' | 'tooManyDigits' | 'notFlag' | 'cannotClear'

/** What a cell says: a value, a problem, or nothing, which leaves the night as it is. */
export type ReadSheetCell = { readonly value: FieldValue } | { readonly problem: SheetCellProblem } | null

/** What a person writes into a cell to empty the night's value. */
export const clearingText = '-'

/**
 * Reads a cell of a workbook as the value of a field: prices in whole units of a currency with so many digits, flags as 1 and 0, and `-` for
 * "nothing set". An empty cell leaves the night as it is, so that a deleted column never deletes prices.
 */
export const readSheetCell = (field: NightFieldName, cell: SheetCell, digits: number): ReadSheetCell => {
  if (cell === null || cell === '') return null
  if (typeof cell === 'object') return { problem: 'formula' }
  const text = typeof cell === 'string' ? cell.trim() : cell
  if (text === '') return null
  if (text === clearingText) return cleared(field)
  if (isFlagField(field)) return flagOf(text)
  const number = typeof text === 'string' && plainNumber.test(text) ? Number(text) : text
  if (typeof number !== 'number' || !Number.isFinite(number)) return { problem: 'notNumber' }
  return nightFields[field].kind === 'money' ? moneyOf(number, digits) : wholeOf(number)
}

const plainNumber = /^-?\d+(\.\d+)?$/

const cleared = (field: NightFieldName): ReadSheetCell => {
  if (isFlagField(field)) return { value: false }
  return nightFields[field].empty === null ? { value: null } : { problem: 'cannotClear' }
}

const flags: ReadonlyMap<string, boolean> = new Map([
  ['1', true],
  ['x', true],
  ['true', true],
  ['0', false],
  ['false', false],
])

const flagOf = (cell: number | string | boolean): ReadSheetCell => {
  const value = flags.get(String(cell).toLowerCase())
  return value === undefined ? { problem: 'notFlag' } : { value }
}

// A spreadsheet holds 12.34 as the nearest binary number; a person who wrote more digits than the currency has is told.
const moneyOf = (amount: number, digits: number): ReadSheetCell => {
  const exact = amount * 10 ** digits
  const minor = Math.round(exact)
  return Math.abs(exact - minor) > 0.000_1 ? { problem: 'tooManyDigits' } : { value: minor }
}

const wholeOf = (number: number): ReadSheetCell => (Number.isInteger(number) ? { value: number } : { problem: 'notWhole' })
