import type { Language, Saying } from '@innkeeper/protocol/say'
import type { FileColumn, FileValue } from './file-column.ts'

/** A piece of a file: text of a CSV file or bytes of a workbook, and how many rows are written by then. */
export type FilePart = { readonly rows: number; readonly content: string | Buffer }

/** A row below all others of a workbook: its words, and its value in one column. */
export type LastRow<Row> = { readonly words: Saying; readonly column: FileColumn<Row>; readonly value: FileValue }

/** A list as it is written: the name without its extension, the columns, the language, and what a workbook says below the rows. */
export type WrittenList<Row> = {
  readonly name: Saying
  readonly columns: readonly FileColumn<Row>[]
  readonly language: Language
  /** The words of the row with the sums. */
  readonly sumWords: Saying
  readonly lastRows: readonly LastRow<Row>[]
}
