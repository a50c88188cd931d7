import type { Day } from '@innkeeper/rules/days/day'
import { z } from 'zod'
import type { Tx } from './transaction.ts'

/** Runs a statement as `tx.rows` does. */
type Read<Row> = (tx: Tx, sql: string, values?: readonly unknown[], name?: string) => Promise<Row[]>

/**
 * Reads rows of a declared shape, a statement of SQL text needs one: nothing else says what its columns are. A server that checks its
 * answers, as in tests, checks each row too; in production that costs nothing.
 */
export const rowsLike =
  <Row>(shape: z.ZodType<Row>): Read<Row> =>
  async (tx, sql, values, name) => {
    const rows = await tx.rows<Row>(sql, values, name)
    if (tx.checksRows) for (const row of rows) shape.parse(row)
    return rows
  }

/** A calendar day in a row. */
export const dayInRow = z.custom<Day>((value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value))

/** A moment in a row, as `parsers` writes it. */
export const momentInRow = z.iso.datetime({ precision: 3 })
