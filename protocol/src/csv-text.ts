import type { Language } from './say.ts'

/** What a spreadsheet expects where it is set to a language: between cells, and within numbers. */
const habits: Readonly<Record<Language, { readonly separator: string; readonly point: string }>> = {
  vi: { separator: ';', point: ',' },
  en: { separator: ',', point: '.' },
}

const byteOrderMark = '\uFEFF'

/**
 * Rows as the text of a CSV file that spreadsheets open as it is: quoted where needed, never a formula. Where the comma stands in numbers, as in
 * Vietnamese, a semicolon stands between cells (`docs/decisions/0010-exported-files.md`).
 */
export const csvText = (rows: readonly (readonly (string | number)[])[], language: Language): string => {
  const { separator } = habits[language]
  return byteOrderMark + rows.map((row) => row.map((value) => csvCell(value, language)).join(separator)).join('\r\n') + '\r\n'
}

/**
 * A text that a spreadsheet would run as a formula is led by an apostrophe; a number stays a number. Either separator is quoted: where a spreadsheet
 * expects the other one, what follows it in a name must not begin a cell.
 */
const csvCell = (value: string | number, language: Language): string => {
  if (typeof value === 'number') return String(value).replace('.', habits[language].point)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
