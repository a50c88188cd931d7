import { say, speak } from '@innkeeper/protocol/say'
import { toDay } from '@innkeeper/rules/days/day'
import { currencyDigits, minorPerUnit } from '@innkeeper/rules/money/currency'
import type { SheetToWrite, WrittenCell } from '#kit/workbook/sheet-to-write.ts'
import type { MonthPaper, PaperCell, PaperTable } from './month-paper.ts'

/** The sheets of a monthly statement: what it adds up to, then a sheet for each of its tables. */
export const monthSheets = (paper: MonthPaper): SheetToWrite[] => {
  const { language, currency, title, property, facts, sums, tables } = paper
  const unit = minorPerUnit(currency)
  const read = { digits: currencyDigits[currency] === 2 ? 2 : 0 } as const
  const rows: WrittenCell[][] = [
    [title, property],
    ...facts.map(({ label, value }) => [label, value]),
    ...sums.map(({ label, amount }) => [label, amount / unit]),
  ]
  return [
    { name: speak(sumsName, language), locked: [{ width: 34 }, { width: 44 }], open: null, read, rows },
    ...tables.map((table): SheetToWrite => ({ name: table.name, locked: widthsOf(table), open: null, read, rows: rowsOf(table, unit) })),
  ]
}

const widthsOf = ({ columns }: PaperTable) => columns.map(({ kind, wide }) => ({ width: wide ? 40 : kind === 'day' ? 13 : 18 }))

const rowsOf = function* ({ columns, rows, sums }: PaperTable, unit: number): Generator<readonly WrittenCell[]> {
  yield columns.map(({ head }) => head)
  for (const cells of rows) yield columns.map(({ kind }, at) => cellOf(cells[at] ?? null, kind, unit))
  if (sums !== null) yield columns.map(({ kind }, at) => cellOf(sums[at] ?? null, kind, unit))
}

const cellOf = (cell: PaperCell, kind: PaperTable['columns'][number]['kind'], unit: number): WrittenCell => {
  if (typeof cell === 'number') return cell / unit
  return kind === 'day' && cell !== null && cell !== '' ? { day: toDay(cell), marked: false } : cell
}

const sumsName = say('Tổng', 'Totals')
