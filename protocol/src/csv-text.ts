import type { Language } from './say.ts'

/** What a spreadsheet expects where it is set to a language: between cells, within numbers, and what has to be quoted. */
const habits: Readonly<Record<Language, { readonly separator: string; readonly point: string; readonly breaks: RegExp }>> = {
  vi: { separator: ';', point: ',', breaks: /[";\r\n]/ },
  en: { separator: ',', point: '.', breaks: /[",\r\n]/ },
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

/** A text that a spreadsheet would run as a formula is led by an apostrophe; a number stays a number. */
const csvCell = (value: string | number, language: Language): string => {
  const { point, breaks } = habits[language]
  if (typeof value === 'number') return String(value).replace('.', point)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return breaks.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
