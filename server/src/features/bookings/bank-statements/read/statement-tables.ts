import type { StatementCell } from '@innkeeper/rules/bank-statement/statement-cell'
import { CsvError, parse } from 'csv-parse/sync'
import { readXlsx } from 'hucre/xlsx'
import { zipProblem } from '#kit/workbook/zip-size.ts'
import { htmlRows } from './html-tables.ts'

/** A table in a file: the sheets of a workbook, the rows of a page of HTML, or a text as each separator would part it. */
export type StatementTable = readonly (readonly StatementCell[])[]

/** Why a file has no tables. */
export type FileProblem = 'statementUnreadable' | 'statementOldExcel' | 'statementTooLarge'

/** Reads the tables of a CSV file, a workbook or a page of HTML, whatever its name says. */
export const statementTables = async (bytes: Buffer, mostRows: number): Promise<readonly StatementTable[] | FileProblem> => {
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return 'statementOldExcel'
  if (startsWith(bytes, [0x50, 0x4b])) return sheetsOf(bytes, mostRows)
  const text = textOf(bytes)
  if (text === null || text.trim() === '') return 'statementUnreadable'
  const tables = /^\s*</u.test(text)
    ? [htmlRows(text, mostRows)].filter((rows) => rows.length > 0)
    : separatorsIn(text).flatMap((separator) => recordsOf(text, separator, mostRows) ?? [])
  return tables.length === 0 ? 'statementUnreadable' : tables
}

const startsWith = (bytes: Buffer, signature: readonly number[]): boolean => signature.every((byte, at) => bytes[at] === byte)

const sheetsOf = async (bytes: Buffer, mostRows: number): Promise<readonly StatementTable[] | FileProblem> => {
  const problem = zipProblem(bytes)
  if (problem !== null) return problem === 'tooLarge' ? 'statementTooLarge' : 'statementUnreadable'
  const workbook = await opened(bytes)
  if (workbook === null) return 'statementUnreadable'
  if (workbook.sheets.some(({ rows }) => rows.length > mostRows + 1)) return 'statementTooLarge'
  return workbook.sheets.map(({ rows }) => rows.map((row) => row.map(cellOf)))
}

// Whatever a stranger's file makes the library stumble over, the file cannot be read.
const opened = async (bytes: Uint8Array) => {
  try {
    return await readXlsx(bytes)
  } catch (error) {
    if (error instanceof Error) return null
    throw error
  }
}

const cellOf = (value: unknown): StatementCell => {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'string' || typeof value === 'number' ? value : null
}

// Banks write UTF-8, what Excel calls Unicode text, or Windows' own Vietnamese.
const textOf = (bytes: Buffer): string | null => {
  const encodings = startsWith(bytes, [0xff, 0xfe])
    ? ['utf-16le']
    : startsWith(bytes, [0xfe, 0xff])
      ? ['utf-16be']
      : ['utf-8', 'windows-1258']
  const text = encodings.map((encoding) => decoded(bytes, encoding)).find((one) => one !== null) ?? null
  return text === null || text.includes('\0') ? null : text.normalize('NFC')
}

const decoded = (bytes: Buffer, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** The separators that a text has, the most frequent first. */
const separatorsIn = (text: string): readonly string[] => {
  const count = (mark: string) => text.split(mark).length
  return ['\t', ';', ',', '|'].filter((mark) => text.includes(mark)).toSorted((a, b) => count(b) - count(a))
}

const recordsOf = (text: string, delimiter: string, mostRows: number): StatementTable[] | null => {
  try {
    return [parse(text, { bom: true, delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: false, to: mostRows + 1 })]
  } catch (error) {
    if (error instanceof CsvError) return null
    throw error
  }
}
