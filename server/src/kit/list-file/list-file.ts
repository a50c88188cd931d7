import type { FileFormat } from '@innkeeper/protocol/format/file-shape'
import { say, speak, type Language, type Saying } from '@innkeeper/protocol/say'
import { workbookMediaType } from '../workbook/write-workbook.ts'
import { csvParts } from './csv-parts.ts'
import type { FileColumn } from './file-column.ts'
import { inBatches, type FileRows } from './file-rows.ts'
import { sheetParts } from './sheet-parts.ts'
import type { FilePart, WrittenList } from './written-list.ts'

/** The file of a list, not yet written: its rows are read while it is, a batch at a time. */
export class ListFile {
  /** The rows that it will have; null where they are not counted. */
  readonly total: number | null
  readonly name: (format: FileFormat) => string
  /** Reads the rows and writes them, once. */
  readonly parts: (format: FileFormat) => AsyncGenerator<FilePart>

  constructor(of: Pick<ListFile, 'total' | 'name' | 'parts'>) {
    this.total = of.total
    this.name = of.name
    this.parts = of.parts
  }
}

/** The media type of a format. */
export const mediaTypes: Readonly<Record<FileFormat, string>> = { csv: 'text/csv; charset=utf-8', xlsx: workbookMediaType }

/** The language of a file, and what a workbook says below the rows. */
type Further<Row> = Pick<WrittenList<Row>, 'language'> & Partial<Pick<WrittenList<Row>, 'sumWords' | 'lastRows'>>

/** The file of a list in the format that is asked for (`docs/decisions/0096-one-exporter.md`). */
export const writeFile = <Row>(
  name: Saying,
  columns: readonly FileColumn<Row>[],
  rows: FileRows<Row>,
  told: Language | Further<Row>,
): ListFile => {
  const { language, sumWords = usualSum, lastRows = [] }: Further<Row> = typeof told === 'string' ? { language: told } : told
  const { total, batches } = inBatches(rows)
  const list = { name, columns, language, sumWords, lastRows }
  return new ListFile({
    total,
    name: (format) => `${speak(name, language)}.${format}`,
    parts: (format) => (format === 'csv' ? csvParts(list, batches) : sheetParts(list, batches)),
  })
}

const usualSum = say('Tổng', 'Total')
