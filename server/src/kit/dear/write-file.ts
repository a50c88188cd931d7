import { csvBeginning, csvLine, type CsvCell } from '@innkeeper/protocol/format/csv-text'
import type { AnsweredFile, FileColumn } from '@innkeeper/protocol/format/csv-file'
import { speak, type Language, type Saying } from '@innkeeper/protocol/say'
import { RawJson } from '../request/raw-json.ts'
import { othersTurn } from './others-turn.ts'

/** Rows are written for this many milliseconds before other requests get their turn. */
const slice = 4

/** The rows of a file: all of them, or batches that are read while it is written. */
export type FileRows<Row> = readonly Row[] | AsyncIterable<readonly Row[]>

/**
 * Rows as the answer with a file for spreadsheets, as `csvFile` makes it; `name` is without its extension. Other requests are served
 * meanwhile: the answer is made of parts, because a text of megabytes is turned into JSON and bytes in one go.
 */
export const writeFile = async <Row>(
  name: Saying,
  columns: readonly FileColumn<Row>[],
  rows: FileRows<Row>,
  language: Language,
): Promise<RawJson> => {
  const head = columns.map((column) => speak(column.head, language))
  const cellsOf = (row: Row): CsvCell[] => columns.map(({ cell }) => cell(row, language))
  const file: Omit<AnsweredFile, 'text'> = { fileName: `${speak(name, language)}.csv`, mediaType: 'text/csv; charset=utf-8' }
  const parts = [Buffer.from(`${JSON.stringify(file).slice(0, -1)},"text":"`)]
  for await (const text of textsOf(head, rows, cellsOf, language)) {
    parts.push(Buffer.from(JSON.stringify(text).slice(1, -1)))
    await othersTurn()
  }
  return new RawJson([...parts, Buffer.from('"}')])
}

/** The text of a file in parts, each of which took one slice to write. */
const textsOf = async function* <Row>(
  head: readonly string[],
  rows: FileRows<Row>,
  cellsOf: (row: Row) => readonly CsvCell[],
  language: Language,
): AsyncGenerator<string> {
  let lines = [csvBeginning, csvLine(head, language)]
  let since = performance.now()
  for await (const batch of Symbol.asyncIterator in rows ? rows : [rows]) {
    for (const row of batch) {
      lines.push(csvLine(cellsOf(row), language))
      if (performance.now() - since < slice) continue
      yield lines.join('')
      lines = []
      since = performance.now()
    }
  }
  yield lines.join('')
}
