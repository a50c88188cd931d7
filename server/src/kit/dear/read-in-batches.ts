import type { z } from 'zod'
import { rowsLike } from '../transaction/rows-like.ts'
import type { Tx } from '../transaction/transaction.ts'

/** Reading this many rows takes a few milliseconds of the event loop. */
const rowsAtOnce = 250

/**
 * The rows of a long query, read in batches by a cursor of the transaction. If all rows were read at once, no other request would run until
 * all of them are parsed.
 */
export const readInBatches = async function* <Row>(
  shape: z.ZodType<Row>,
  tx: Tx,
  sql: string,
  values: readonly unknown[],
): AsyncGenerator<readonly Row[]> {
  const read = rowsLike(shape)
  // All rows are read, so PostgreSQL must choose the plan that is fastest for all rows, not for the first ones.
  await Promise.all([tx.rows('set local cursor_tuple_fraction = 1'), tx.rows(`declare in_batches no scroll cursor for ${sql}`, values)])
  let rows: readonly Row[] = []
  do {
    rows = await read(tx, `fetch ${rowsAtOnce} from in_batches`)
    yield rows
  } while (rows.length === rowsAtOnce)
  await tx.rows('close in_batches')
}
