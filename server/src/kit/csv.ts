const byteOrderMark = '\uFEFF'

/** Rows as the text of a CSV file that spreadsheets open as it is: quoted where needed, and never a formula. */
export const csvText = (rows: readonly (readonly (string | number)[])[]): string =>
  byteOrderMark + rows.map((row) => row.map(csvCell).join(',')).join('\r\n') + '\r\n'

/** A text that a spreadsheet would run as a formula is led by an apostrophe; a number stays a number. */
const csvCell = (value: string | number): string => {
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
