import type { Language } from '@innkeeper/protocol/say'
import type { Currency } from '@innkeeper/rules/money/currency'
import { valueIn, type FileColumn, type FileValue } from './file-column.ts'

/** A row with sums: its currency, null where no amount is summed, and its value in a column. */
type SumRow<Row> = { readonly currency: Currency | null; readonly valueOf: (column: FileColumn<Row>) => FileValue }

/** The sums of a list’s columns, gathered while its rows are written: of numbers, and of amounts apart for each currency. */
export class Sums<Row> {
  private readonly columns: readonly FileColumn<Row>[]
  private readonly language: Language
  private readonly numbers = new Map<FileColumn<Row>, number>()
  private readonly amounts = new Map<Currency, Map<FileColumn<Row>, number>>()

  constructor(columns: readonly FileColumn<Row>[], language: Language) {
    this.columns = columns.filter((column) => 'sum' in column)
    this.language = language
  }

  /** Adds a row that counts. */
  add(row: Row): void {
    for (const column of this.columns) {
      if (!('sum' in column) || (typeof column.sum === 'function' && !column.sum(row))) continue
      const value = valueIn(column, row, this.language)
      if (typeof value === 'number') this.numbers.set(column, (this.numbers.get(column) ?? 0) + value)
      else if (value !== null && typeof value === 'object' && 'minor' in value) this.addAmount(column, value)
    }
  }

  /** The last rows: one for each currency, the first of them with the sums of the numbers. */
  lastRows(): readonly SumRow<Row>[] {
    if (this.columns.length === 0) return []
    const currencies = this.amounts.size === 0 ? [null] : [...this.amounts.keys()]
    return currencies.map((currency, at) => ({
      currency,
      valueOf: (column) => {
        const minor = currency === null ? undefined : this.amounts.get(currency)?.get(column)
        if (minor !== undefined && currency !== null) return { minor, currency }
        return at === 0 ? (this.numbers.get(column) ?? null) : null
      },
    }))
  }

  private addAmount(column: FileColumn<Row>, { minor, currency }: { readonly minor: number; readonly currency: Currency }): void {
    const amounts = this.amounts.get(currency) ?? new Map<FileColumn<Row>, number>()
    amounts.set(column, (amounts.get(column) ?? 0) + minor)
    this.amounts.set(currency, amounts)
  }
}
