import type { Language, Saying } from '@innkeeper/protocol/say'
import type { Currency } from '@innkeeper/rules/money/currency'

type Cell<Row, Value> = (row: Row, language: Language) => Value
type By<Row, Value> = Value | ((row: Row) => Value)

/** The head of a column, and its width in characters of a workbook if it is not the usual one of its type. */
type Head = { readonly head: Saying; readonly width?: number }

/** Whether a workbook adds up a column in its last row: all rows, or those that count. */
type Sum<Row> = { readonly sum?: true | ((row: Row) => boolean) }

/**
 * A column of a list's file. Its type says what its values are in a workbook: an amount in minor units, a day and a moment become real
 * numbers and dates. Without a type a cell is the text or the number that it returns. Null is an empty cell.
 */
export type FileColumn<Row> = Head &
  (
    | ({ readonly type?: undefined; readonly cell: Cell<Row, string | number> } & Sum<Row>)
    | ({ readonly type: 'money'; readonly cell: Cell<Row, number | null>; readonly currency: By<Row, Currency> } & Sum<Row>)
    | { readonly type: 'day'; readonly cell: Cell<Row, string | null> }
    | { readonly type: 'moment'; readonly cell: Cell<Row, string | null>; readonly timeZone: By<Row, string> }
  )

/** The value of a cell: nothing, a text or a number, an amount, a day, or a moment at a place. */
export type FileValue =
  | string
  | number
  | null
  | { readonly minor: number; readonly currency: Currency }
  | { readonly day: string }
  | { readonly moment: string; readonly timeZone: string }

/** The value of a row in a column. */
export const valueIn = <Row>(column: FileColumn<Row>, row: Row, language: Language): FileValue => {
  if (column.type === undefined) return column.cell(row, language)
  const value = column.cell(row, language)
  if (value === null) return null
  if (typeof value === 'number') return column.type === 'money' ? { minor: value, currency: by(column.currency, row) } : value
  return column.type === 'moment' ? { moment: value, timeZone: by(column.timeZone, row) } : { day: value }
}

const by = <Row, Value extends string>(value: By<Row, Value>, row: Row): Value => (typeof value === 'function' ? value(row) : value)

const widths = { text: 24, money: 16, day: 12, moment: 17 } as const

/** The width of a column in characters: as it says, else that of its type, or of its head where that is longer. */
export const widthOf = <Row>({ head, type, width }: FileColumn<Row>, language: Language): number =>
  width ?? Math.max(widths[type ?? 'text'], Math.min(head[language].length + 2, widest))

const widest = 40
