import { columnLetters } from '#kit/workbook/sheet-xml.ts'

/** The address of a cell as a spreadsheet shows it, such as `Price!F12` or `'Minimum stay'!F12`; rows and columns count from 0. */
export const cellAddress = (sheet: string, row: number, column: number): string =>
  `${/^[\p{L}\p{N}_]+$/u.test(sheet) ? sheet : `'${sheet.replaceAll("'", "''")}'`}!${columnLetters(column)}${row + 1}`
