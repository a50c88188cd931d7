import { foldText } from '@innkeeper/rules/text/fold-text'
import { serviceFileColumns, serviceFileHeads, type ServiceFileColumn } from '../hotel-services-file.ts'

/** A row of a file of services: the row of the file, and its cells as they came. */
export type FileRow = { readonly line: number; readonly cells: Readonly<Partial<Record<ServiceFileColumn, string>>> }

/** A service that a connected system sent: its place in the list, from 1, and its values as they came. */
export type SentRow = { readonly line: number; readonly values: { readonly code: string } }

/** A row of a list of services. */
export type NamedRow = FileRow | SentRow

/** A list of services: the heads that name no field, and its rows. */
export type NamedList = {
  readonly ignored: readonly string[]
  readonly rows: readonly NamedRow[]
}

/** Why a file is no list of services. */
export type FileProblem = 'serviceFileUnreadable' | 'serviceFileEncoding' | 'serviceFileNoCode' | 'serviceFileEmpty' | 'serviceFileTooLong'

/** The most rows of a list. */
export const mostNamed = 500

const longestHead = 100

/** Reads a file of services, with commas, semicolons or tabs, its heads in either language; or says why it is none. */
export const readServiceFile = async (bytes: Buffer): Promise<NamedList | FileProblem> => {
  const text = textOf(bytes)
  if (text === null) return 'serviceFileEncoding'
  const [heads = [], ...records] = (await recordsOf(text)) ?? []
  if (heads.length === 0) return 'serviceFileUnreadable'
  const columns = heads.map(columnOf)
  if (!columns.includes('code')) return 'serviceFileNoCode'
  const rows = records.flatMap((record, at) => (record.every(isBlank) ? [] : [{ line: at + 2, cells: cellsOf(columns, record) }]))
  if (rows.length === 0) return 'serviceFileEmpty'
  if (rows.length > mostNamed) return 'serviceFileTooLong'
  return {
    ignored: heads.filter((head, at) => columns[at] === null && !isBlank(head)).map((head) => head.slice(0, longestHead)),
    rows,
  }
}

// Text of another encoding, such as Excel's plain CSV, is hardly ever valid UTF-8. NUL is in no text.
const textOf = (bytes: Buffer): string | null => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

const recordsOf = async (text: string): Promise<string[][] | null> => {
  const { CsvError, parse } = await import('csv-parse/sync')
  try {
    return parse(text, { bom: true, delimiter: separatorOf(text), relax_column_count: true, to: mostNamed * 2 })
  } catch (error) {
    if (error instanceof CsvError) return null
    throw error
  }
}

/** The separator that the first row has most of. */
const separatorOf = (text: string): string => {
  const head = text.slice(0, text.search(/[\r\n]|$/u))
  const count = (mark: string) => head.split(mark).length
  return [';', ',', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ','
}

const columnOf = (head: string): ServiceFileColumn | null =>
  serviceFileColumns.find((name) => name === head.trim() || Object.values(serviceFileHeads[name]).some((words) => isSame(words, head))) ??
  null

const isSame = (words: string, text: string): boolean => foldText(words) === foldText(text.trim())

const isBlank = (cell: string): boolean => cell.trim() === ''

// The first of two columns with the same head counts.
const cellsOf = (columns: readonly (ServiceFileColumn | null)[], record: readonly string[]): FileRow['cells'] =>
  Object.fromEntries(columns.flatMap((name, at) => (name === null ? [] : [[name, bareOf(record[at] ?? '')] as const])).toReversed())

// Our own files put an apostrophe before what a spreadsheet would take for a formula.
const bareOf = (cell: string): string =>
  cell
    .replaceAll('\r\n', '\n')
    .replace(/(^|[,;\t\n])'(?=[=+\-@])/gu, '$1')
    .trim()
