import type { Day } from '@innkeeper/rules/days/day'
import { z } from 'zod'
import type { Tx } from './transaction.ts'

/** Runs a statement as `tx.rows` does. */
type Read<Row> = (tx: Tx, ...statement: Parameters<Tx['rows']>) => Promise<Row[]>

/**
 * Reads rows of a declared shape. A statement of SQL text needs one, because nothing else says what its columns are. A server that checks
 * its answers, as in tests, checks each row too; in production the check is left out.
 */
export const rowsLike =
  <Row>(shape: z.ZodType<Row>): Read<Row> =>
  (tx, ...statement) =>
    tx.rowsOf(shape, ...statement)

/** Reads one row with the number of rows that match. */
export const totalRows = rowsLike(z.strictObject({ total: z.int() }))

/** A calendar day in a row. */
export const dayInRow = z.custom<Day>((value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value))

/** A moment in a row, as `parsers` writes it. */
export const momentInRow = z.iso.datetime({ precision: 3 })
