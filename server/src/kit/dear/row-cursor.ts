import type { z } from 'zod'
import { rowsLike } from '../transaction/rows-like.ts'
import type { Tx } from '../transaction/transaction.ts'

/** A statement with its values. */
type Statement = { readonly sql: string; readonly values: readonly unknown[] }

/** How many rows match the filter of a list, and how many there are without it. */
type Counts = { readonly total: number; readonly all: number }

/**
 * The rows of one long query, a batch at each call, by a cursor of the transaction; and what else a list reads besides its rows, once. The
 * function that reads a page of a list reads its whole file with it, page by page: without it, each page would sort and pass over all rows
 * before it.
 */
export class RowCursor {
  private readonly rowsAtOnce: number
  private open: string | undefined
  private counted: Promise<Counts> | undefined

  constructor(rowsAtOnce: number) {
    this.rowsAtOnce = rowsAtOnce
  }

  /** The next rows of the query. One cursor reads one query. */
  async next<Row>(tx: Tx, shape: z.ZodType<Row>, { sql, values }: Statement): Promise<Row[]> {
    if (this.open === undefined) {
      this.open = sql
      // All rows are read, so PostgreSQL must choose the plan that is fastest for all rows, not for the first ones.
      await Promise.all([
        tx.rows('set local cursor_tuple_fraction = 1'),
        tx.rows(`declare rows_of_list no scroll cursor for ${sql}`, values),
      ])
    }
    if (this.open !== sql) throw new Error('a cursor reads the rows of one query')
    return rowsLike(shape)(tx, `fetch ${this.rowsAtOnce} from rows_of_list`)
  }

  /** How many rows there are, counted once for all pages. */
  async counts(count: () => Promise<Counts>): Promise<Counts> {
    this.counted ??= count()
    return this.counted
  }
}
