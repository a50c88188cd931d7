import { csvText } from './csv-text.ts'
import type { AnsweredFile } from './file-shape.ts'
import { speak, type Language, type Saying } from '#say.ts'

/** A column of a small file: its header, and the cell of a row. */
type CsvColumn<Row> = { readonly head: Saying; readonly cell: (row: Row, language: Language) => string | number }

/** Makes a file for spreadsheets from the rows of a card; `name` has no extension. The files of lists are written by the server. */
export const csvFile = <Row>(name: Saying, columns: readonly CsvColumn<Row>[], rows: readonly Row[], language: Language): AnsweredFile => ({
  fileName: `${speak(name, language)}.csv`,
  mediaType: 'text/csv; charset=utf-8',
  text: csvText(
    [columns.map(({ head }) => speak(head, language)), ...rows.map((row) => columns.map(({ cell }) => cell(row, language)))],
    language,
  ),
})
