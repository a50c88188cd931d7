import type { z } from 'zod'
import { rowsLike } from '../transaction/rows-like.ts'
import type { Tx } from '../transaction/transaction.ts'

/** So many rows take the event loop a few milliseconds. */
const rowsAtOnce = 250

/**
 * The rows of a long query, read in batches by a cursor of the transaction. Read at once, all of them would be parsed before any other
 * request gets its turn.
 */
export const readInBatches = async function* <Row>(
  shape: z.ZodType<Row>,
  tx: Tx,
  sql: string,
  values: readonly unknown[],
): AsyncGenerator<readonly Row[]> {
  const read = rowsLike(shape)
  // All rows are read, so the plan is the one that is fastest for all and not for the first.
  await Promise.all([tx.rows('set local cursor_tuple_fraction = 1'), tx.rows(`declare in_batches no scroll cursor for ${sql}`, values)])
  let rows: readonly Row[] = []
  do {
    rows = await read(tx, `fetch ${rowsAtOnce} from in_batches`)
    yield rows
  } while (rows.length === rowsAtOnce)
  await tx.rows('close in_batches')
}
