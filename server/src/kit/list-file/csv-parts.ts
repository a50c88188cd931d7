import { csvBeginning, csvLine, type CsvCell } from '@innkeeper/protocol/format/csv-text'
import { formatDate, formatMoment } from '@innkeeper/protocol/format/format'
import { speak } from '@innkeeper/protocol/say'
import { minorPerUnit } from '@innkeeper/rules/money/currency'
import { othersTurn } from '../dear/others-turn.ts'
import { valueIn, type FileValue } from './file-column.ts'
import type { FilePart, WrittenList } from './written-list.ts'

/** Rows are written for this many milliseconds before other requests get their turn. */
const slice = 4

/** A list as CSV, in parts that each took one slice to write. */
export const csvParts = async function* <Row>(
  { columns, language }: WrittenList<Row>,
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<FilePart> {
  let [rows, text, since] = [0, csvBeginning, performance.now()]
  text += csvLine(
    columns.map(({ head }) => speak(head, language)),
    language,
  )
  for await (const batch of batches) {
    for (const row of batch) {
      text += csvLine(
        columns.map((column) => csvCellOf(valueIn(column, row, language))),
        language,
      )
      rows += 1
      if (performance.now() - since < slice) continue
      yield { rows, content: text }
      await othersTurn()
      ;[text, since] = ['', performance.now()]
    }
  }
  if (text !== '') yield { rows, content: text }
}

const csvCellOf = (value: FileValue): CsvCell => {
  if (value === null) return ''
  if (typeof value !== 'object') return value
  if ('minor' in value) return value.minor / minorPerUnit(value.currency)
  return 'day' in value ? formatDate(value.day) : formatMoment(value.moment, { timeZone: value.timeZone, year: true })
}
