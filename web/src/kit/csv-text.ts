/** Rows as the text of a CSV file that spreadsheets open as it is: quoted where needed, and never a formula. */
export const csvText = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`

// A spreadsheet would take such a text for a formula.
const harmless = (text: string): string => (/^[=+\-@\t\r]/u.test(text) ? `'${text}` : text)

const cell = (value: string | number): string => {
  if (typeof value === 'number') return String(value)
  const text = harmless(value)
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
