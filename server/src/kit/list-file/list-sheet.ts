import { speak } from '@innkeeper/protocol/say'
import { Refused } from '../call/refuse.ts'
import { columnLetters } from '../workbook/sheet-xml.ts'
import { xmlStart } from '../workbook/xml-text.ts'
import { valueIn, widthOf, type FileColumn, type FileValue } from './file-column.ts'
import type { WrittenList } from './written-list.ts'
import { headCell, sheetCell } from './sheet-cell.ts'
import { Sums } from './sums.ts'

/** Pieces of this many characters are handed on: some milliseconds of the event loop. */
const pieceLength = 65_536

/** A sheet has no more rows, of which one is the head. The rows below the list need some too. */
const mostRows = 1_048_500

/** A piece of a sheet, and how many rows are written by then. */
type SheetPiece = { readonly rows: number; readonly xml: string }

/**
 * A list as the XML of a sheet, in pieces: only one batch and one piece are in memory. The head stays in view and filters the rows; below
 * them stand the sums of the columns that have one.
 */
export const listSheet = async function* <Row>(list: WrittenList<Row>, batches: AsyncIterable<readonly Row[]>): AsyncGenerator<SheetPiece> {
  const { columns, language } = list
  const letters = columns.map((_, at) => columnLetters(at))
  const sums = new Sums(columns, language)
  let [rows, xml] = [0, beginning(list, letters)]
  for await (const batch of batches) {
    for (const row of batch) {
      rows += 1
      if (rows > mostRows) throw new Refused('tooManyRows', { values: { max: mostRows } })
      sums.add(row)
      xml += `<row r="${rows + 1}">`
      for (const [at, column] of columns.entries()) xml += sheetCell(`${letters[at]}${rows + 1}`, valueIn(column, row, language))
      xml += '</row>'
      if (xml.length < pieceLength) continue
      yield { rows, xml }
      xml = ''
    }
  }
  yield { rows, xml: xml + lastRows(list, { letters, sums, above: rows + 1 }) + ending(letters, rows) }
}

const beginning = <Row>({ columns, language }: WrittenList<Row>, letters: readonly string[]): string =>
  `${xmlStart}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">` +
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
  `<sheetFormatPr defaultRowHeight="15"/><cols>${columns.map((column, at) => `<col min="${at + 1}" max="${at + 1}" width="${widthOf(column, language)}" customWidth="1"/>`).join('')}</cols>` +
  `<sheetData><row r="1">${columns.map(({ head }, at) => headCell(`${letters[at]}1`, speak(head, language))).join('')}</row>`

const ending = (letters: readonly string[], rows: number): string =>
  `</sheetData><autoFilter ref="A1:${letters.at(-1)}${rows + 1}"/></worksheet>`

/** Where the last rows stand: below which row, in which columns. */
type Below<Row> = { readonly letters: readonly string[]; readonly sums: Sums<Row>; readonly above: number }

/** The rows below the list: their words in the first column, what they tell in the others. */
const lastRows = <Row>({ columns, language, sumWords, lastRows: told }: WrittenList<Row>, { letters, sums, above }: Below<Row>): string => {
  const summed = sums.lastRows()
  const several = summed.length > 1
  const rows: { readonly words: string; readonly valueOf: (column: FileColumn<Row>) => FileValue }[] = [
    ...summed.map(({ currency, valueOf }) => ({ words: several ? `${sumWords[language]} ${currency}` : sumWords[language], valueOf })),
    ...told.map(({ words, column, value }) => ({
      words: words[language],
      valueOf: (one: FileColumn<Row>) => (one === column ? value : null),
    })),
  ]
  return rows
    .map(({ words, valueOf }, below) => {
      const row = above + below + 1
      const cells = columns.map((column, at) => sheetCell(`${letters[at]}${row}`, at === 0 ? words : valueOf(column), true))
      return `<row r="${row}">${cells.join('')}</row>`
    })
    .join('')
}
