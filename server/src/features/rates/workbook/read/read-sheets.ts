import { nightFields as limitsOfFields } from '@innkeeper/protocol/rates/night-fields'
import { sheetCellRefusals, type SheetProblemKey } from '@innkeeper/protocol/refusals/workbooks'
import { isDay, type Day } from '@innkeeper/rules/days/day'
import { currencyDigits } from '@innkeeper/rules/money/currency'
import type { FieldValue } from '@innkeeper/rules/rate/change'
import type { NightFieldName } from '@innkeeper/rules/rate/night-fields'
import { readSheetCell, type SheetCell } from '@innkeeper/rules/rate/sheet/read-sheet-cell'
import type { Sheet } from 'hucre/xlsx'
import { z } from 'zod'
import type { WorkbookFacts } from '../workbook-facts.ts'
import { cellAddress } from './cell-address.ts'

/** A problem of a cell, told at its address. */
export type SheetProblem = { readonly cell: string; readonly key: SheetProblemKey; readonly text: string }

/** A row of a sheet: its number, its room type or package, and its values by column; a column that is not filled is missing. */
export type SheetRow = { readonly row: number; readonly id: string; readonly values: ReadonlyMap<number, FieldValue> }

/** A sheet that was filled in: its field, the column of each night, and its rows. */
export type ReadSheet = {
  readonly name: string
  readonly field: NightFieldName
  readonly columns: ReadonlyMap<Day, number>
  readonly rows: readonly SheetRow[]
}

/** Reads the sheets that the facts name; a sheet that was deleted changes nothing. */
export const readSheets = (sheets: readonly Sheet[], facts: WorkbookFacts): { sheets: ReadSheet[]; problems: SheetProblem[] } => {
  const problems: SheetProblem[] = []
  const read = sheets.flatMap((sheet) => {
    const field = facts.fields.get(sheet.name)
    return field === undefined ? [] : [readSheet(sheet, field, { digits: currencyDigits[facts.currency], problems })]
  })
  return { sheets: read, problems }
}

type Reading = { readonly digits: number; readonly problems: SheetProblem[] }

const readSheet = (sheet: Sheet, field: NightFieldName, reading: Reading): ReadSheet => {
  const { name } = sheet
  const columns = columnsOf(sheet, reading.problems)
  const rows: SheetRow[] = []
  const known = new Set<string>()
  for (const [row, cells] of sheet.rows.entries()) {
    if (row === 0 || cells.slice(1).every((cell) => cell === null)) continue
    const id = z.uuid().safeParse(cells[0])
    if (!id.success || known.has(id.data)) {
      reading.problems.push({ cell: cellAddress(name, row, firstShown), key: id.success ? 'sheetRowTwice' : 'sheetRowUnknown', text: '' })
      continue
    }
    known.add(id.data)
    rows.push({ row, id: id.data, values: valuesOf(sheet, row, { ...reading, field, columns }) })
  }
  return { name, field, columns, rows }
}

/** The first column that is not hidden. */
const firstShown = 1

/** The first column of a night. */
const firstNight = 3

const columnsOf = (sheet: Sheet, problems: SheetProblem[]): Map<Day, number> => {
  const columns = new Map<Day, number>()
  for (const [column, cell] of (sheet.rows[0] ?? []).entries()) {
    if (column < firstNight || cell === null) continue
    const day = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)
    if (isDay(day) && !columns.has(day)) columns.set(day, column)
    else problems.push({ cell: cellAddress(sheet.name, 0, column), key: 'sheetDayUnknown', text: '' })
  }
  return columns
}

type ReadingRow = Reading & { readonly field: NightFieldName; readonly columns: ReadonlyMap<Day, number> }

const valuesOf = (sheet: Sheet, row: number, { field, columns, digits, problems }: ReadingRow): Map<number, FieldValue> => {
  const values = new Map<number, FieldValue>()
  for (const column of columns.values()) {
    const cell = cellOf(sheet, row, column)
    const read = readSheetCell(field, cell, digits)
    if (read === null) continue
    const key = 'problem' in read ? sheetCellRefusals[read.problem] : outOfBounds(field, read.value)
    if (key !== null)
      problems.push({
        cell: cellAddress(sheet.name, row, column),
        key,
        text: typeof cell === 'object' ? '' : String(cell).slice(0, longestText),
      })
    else if ('value' in read) values.set(column, read.value)
  }
  return values
}

const longestText = 40

// A date that somebody typed is a text here: it is no value of any field.
const cellOf = (sheet: Sheet, row: number, column: number): SheetCell => {
  const value = sheet.rows[row]?.[column] ?? null
  if (sheet.cells?.get(`${row},${column}`)?.type === 'formula') return { formula: true }
  return value instanceof Date ? value.toISOString().slice(0, 10) : value
}

const outOfBounds = (field: NightFieldName, value: FieldValue): 'cellOutOfBounds' | null =>
  limitsOfFields[field].safeParse(value).success ? null : 'cellOutOfBounds'
