import { daysBetween } from '@innkeeper/rules/days/day'
import type { DayCell, OpenColumns, SheetToWrite, WrittenCell } from './sheet-to-write.ts'
import { xmlStart, xmlText } from './xml-text.ts'
import { looks } from './workbook-parts.ts'

/** Pieces of this many characters are handed on. */
const pieceLength = 65_536

/** A sheet as the XML of a workbook, in pieces: only the rows of one piece are in memory. */
export const sheetXml = async function* (sheet: SheetToWrite): AsyncGenerator<string> {
  const look = looksOf(sheet)
  let [piece, rows] = [beginning(sheet), 0]
  for await (const cells of sheet.rows) {
    rows += 1
    piece += rowXml(rows, cells, look)
    if (piece.length < pieceLength) continue
    yield piece
    piece = ''
  }
  yield piece + ending(sheet, rows)
}

/** The letters of a column; 0 is `A`, 26 is `AA`. */
export const columnLetters = (column: number): string =>
  (column < letters ? '' : columnLetters(Math.floor(column / letters) - 1)) + String.fromCodePoint(firstLetter + (column % letters))

const letters = 26
const firstLetter = 65

const beginning = (sheet: SheetToWrite): string => {
  const { locked, open } = sheet
  const { text } = looksOf(sheet)
  const columns = locked.map((column, at) => lockedColumn(column, at, text)).join('')
  return (
    `${xmlStart}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">` +
    `<sheetViews><sheetView workbookViewId="0">${paneOf(sheet)}</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/>` +
    `<cols>${columns}${open === null ? '' : openColumns(open, locked.length)}</cols><sheetData>`
  )
}

/** What stays in sight while the sheet is scrolled: the head, and what is locked beside open columns. */
const paneOf = ({ locked, open, read }: SheetToWrite): string => {
  if (open !== null) {
    const corner = `${columnLetters(locked.length)}2`
    return `<pane xSplit="${locked.length}" ySplit="1" topLeftCell="${corner}" activePane="bottomRight" state="frozen"/>`
  }
  return read === undefined ? '' : '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
}

/** How the cells of a sheet look, by what they are. */
type Looks = { readonly text: number; readonly number: number; readonly day: number }

const looksOf = ({ open, read }: SheetToWrite): Looks => {
  if (read !== undefined) return { text: looks.readText, number: openLook(read.digits), day: looks.readDay }
  return { text: looks.text, number: open === null ? looks.text : openLook(open.digits), day: looks.day }
}

const lockedColumn = ({ width, hidden }: SheetToWrite['locked'][number], at: number, look: number): string =>
  `<col min="${at + 1}" max="${at + 1}" width="${width}" style="${look}" customWidth="1"${hidden === true ? ' hidden="1"' : ''}/>`

const openColumns = ({ count, width, digits }: OpenColumns, after: number): string =>
  `<col min="${after + 1}" max="${after + count}" width="${width}" style="${openLook(digits)}" customWidth="1"/>`

const openLook = (digits: OpenColumns['digits']): number => (digits === 0 ? looks.whole : looks.cents)

// What is locked stays as it is; widths and colours may be changed.
const protection = '<sheetProtection sheet="1" objects="1" scenarios="1" formatCells="0" formatColumns="0" formatRows="0"/>'

const ending = ({ locked, open, read }: SheetToWrite, rows: number): string =>
  `</sheetData>${read === undefined ? protection : ''}${open === null || rows < 2 ? '' : validation(open, locked.length, rows)}</worksheet>`

const validation = ({ count, check }: OpenColumns, after: number, rows: number): string => {
  const first = `${columnLetters(after)}2`
  return (
    '<dataValidations count="1"><dataValidation type="custom" allowBlank="1" showErrorMessage="1" ' +
    `errorTitle="${xmlText(check.title)}" error="${xmlText(check.message)}" sqref="${first}:${columnLetters(after + count - 1)}${rows}">` +
    `<formula1>${xmlText(check.formula(first))}</formula1></dataValidation></dataValidations>`
  )
}

const rowXml = (row: number, cells: readonly WrittenCell[], look: Looks): string => {
  let xml = `<row r="${row}">`
  for (const [column, cell] of cells.entries())
    if (cell !== null) xml += `<c r="${letterOf(column)}${row}"${cellXml(cell, row === 1, look)}</c>`
  return `${xml}</row>`
}

const known: string[] = []
const letterOf = (column: number): string => (known[column] ??= columnLetters(column))

const cellXml = (cell: string | number | DayCell, isHead: boolean, look: Looks): string => {
  if (typeof cell === 'string')
    return ` s="${isHead ? looks.head : look.text}" t="inlineStr"><is><t xml:space="preserve">${xmlText(cell)}</t></is>`
  if (typeof cell === 'number') return ` s="${look.number}"><v>${cell}</v>`
  return ` s="${cell.marked ? looks.markedDay : look.day}"><v>${daysBetween(serialZero, cell.day)}</v>`
}

// Spreadsheets count days from here; the days before March 1900 differ and are never written.
const serialZero = '1899-12-30'
