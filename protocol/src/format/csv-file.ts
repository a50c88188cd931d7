import { z } from 'zod'
import { csvText } from './csv-text.ts'
import { speak, type Language, type Saying } from '#say.ts'

/** A file in an answer, ready for a spreadsheet. */
export const fileShape = z.object({ fileName: z.string(), mediaType: z.string(), text: z.string() })

/** A file that a call returns. */
export type AnsweredFile = z.output<typeof fileShape>

/** A column of a file: its header, and the cell of a row. */
export type FileColumn<Row> = { readonly head: Saying; readonly cell: (row: Row, language: Language) => string | number }

/** Makes a file for spreadsheets from rows; `name` has no extension. */
export const csvFile = <Row>(
  name: Saying,
  columns: readonly FileColumn<Row>[],
  rows: readonly Row[],
  language: Language,
): AnsweredFile => ({
  fileName: `${speak(name, language)}.csv`,
  mediaType: 'text/csv; charset=utf-8',
  text: csvText(
    [columns.map(({ head }) => speak(head, language)), ...rows.map((row) => columns.map(({ cell }) => cell(row, language)))],
    language,
  ),
})
