/** A cell of a statement: a text, a number of a spreadsheet, or nothing. A date of a spreadsheet comes as the text YYYY-MM-DD. */
export type StatementCell = string | number | null

/** A cell as a text in one line. */
export const cellText = (cell: StatementCell | undefined): string =>
  cell === null || cell === undefined ? '' : String(cell).normalize('NFC').replace(/\s+/gu, ' ').trim()
