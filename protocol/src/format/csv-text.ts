import { formulaFree } from './formula-free.ts'
import type { Language } from '#say.ts'

/** A cell of a file: a number stays a number, a text is never a formula. */
export type CsvCell = string | number

/** The separators that a spreadsheet expects in a language: between cells, and within numbers. */
const habits: Readonly<Record<Language, { readonly separator: string; readonly point: string }>> = {
  vi: { separator: ';', point: ',' },
  en: { separator: ',', point: '.' },
}

/** The byte order mark that tells Excel that the file is UTF-8. */
export const csvBeginning = '\uFEFF'

/**
 * Rows as the text of a CSV file that spreadsheets open directly: quoted where needed, never a formula. In Vietnamese numbers have a
 * decimal comma, so a semicolon separates cells (`docs/decisions/0010-exported-files.md`).
 */
export const csvText = (rows: readonly (readonly CsvCell[])[], language: Language): string =>
  csvBeginning + rows.map((row) => csvLine(row, language)).join('')

/** One row of a file, with its end of line. */
export const csvLine = (row: readonly CsvCell[], language: Language): string =>
  `${row.map((value, place) => csvCell(value, { language, first: place === 0 })).join(habits[language].separator)}\r\n`

type Place = { readonly language: Language; readonly first: boolean }

/**
 * Both separators are quoted, so that the other one does not split a name. A negative number at the start of a row would turn the whole row
 * into a formula where the file is opened with the other separator, so there it is a text.
 */
const csvCell = (value: CsvCell, { language, first }: Place): string => {
  const written = typeof value === 'number' ? String(value).replace('.', habits[language].point) : formulaFree(value)
  if (typeof value === 'number') return first && value < 0 ? formulaFree(written) : written
  return /[",;\t\r\n]/.test(written) ? `"${written.replaceAll('"', '""')}"` : written
}
