import type { Compilable, SelectQueryBuilder } from 'kysely'
import { z } from 'zod'
import type { Listed } from '../call/listed.ts'
import type { Refused, RefusalDetail } from '../call/refuse.ts'
import { RowCursor } from '../dear/row-cursor.ts'
import type { RowsInBatches } from '../list-file/file-rows.ts'
import { rowsLike } from '../transaction/rows-like.ts'
import type { Tx } from '../transaction/transaction.ts'
import { numberOf } from './list.ts'

/**
 * The requested rows of a list; without a limit, all rows from the offset on. The file of a list is read page by page with a `cursor`, which
 * goes on where the page before ended.
 */
export type Page = { readonly limit: number | null; readonly offset: number; readonly cursor?: RowCursor }

type Query<DB, TB extends keyof DB, Row> = SelectQueryBuilder<DB, TB, Row>

/** The queries of a list: the filtered rows, the same rows in order, and all rows without the filter. */
type ListQueries<DB, TB extends keyof DB, SortedDB, SortedTB extends keyof SortedDB, Row> = {
  readonly found: Query<DB, TB, object>
  readonly sorted: Query<SortedDB, SortedTB, Row>
  readonly whole: Query<DB, TB, object>
}

/** A page of a list, with how many rows match and how many there are without the filter. */
export const pageOf = async <DB, TB extends keyof DB, SortedDB, SortedTB extends keyof SortedDB, Row>(
  tx: Tx,
  { found, sorted, whole }: ListQueries<DB, TB, SortedDB, SortedTB, Row>,
  page: Page,
): Promise<Listed<Row[]>> => {
  const rows = await pageRows(tx, sorted, page)
  return { rows, ...(await countedFor(page, () => countsOf(tx, found, whole))) }
}

/** The rows of a page of a query in order. */
export const pageRows = async <DB, TB extends keyof DB, Row>(
  tx: Tx,
  sorted: Query<DB, TB, Row>,
  { limit, offset, cursor }: Page,
): Promise<Row[]> => {
  if (cursor === undefined) return sorted.limit(limit).offset(offset).execute()
  const { sql, parameters } = sorted.compile()
  return cursor.next(tx, z.custom<Row>(), { sql, values: parameters })
}

/** A statement of SQL text in order, to which its limits are added; or one that says where they stand in it. */
type Paged = string | ((limits: string) => string)

/** Reads a page of a statement of SQL text; the limit and the offset become its last values. */
export const pagesLike = <Row>(shape: z.ZodType<Row>) => {
  const read = rowsLike(shape)
  return (tx: Tx, paged: Paged, values: readonly unknown[], { limit, offset, cursor }: Page): Promise<Row[]> => {
    const sqlWith = typeof paged === 'string' ? (limits: string) => paged + limits : paged
    if (cursor !== undefined) return cursor.next(tx, shape, { sql: sqlWith(''), values })
    return read(tx, sqlWith(` limit $${values.length + 1} offset $${values.length + 2}`), [...values, limit, offset])
  }
}

/** Counts the rows of a list, for all pages of a file once. */
export const countedFor = <C extends Counts>({ cursor }: Page, count: () => Promise<C>): Promise<Counts> =>
  cursor === undefined ? count() : cursor.counts(count)

type Counts = Omit<Listed<never>, 'rows'>

/** The number of rows that match the filter, and the number of all rows; a list without a filter is counted once. */
const countsOf = async <DB, TB extends keyof DB>(
  tx: Tx,
  found: Query<DB, TB, object>,
  whole: Query<DB, TB, object>,
): Promise<{ total: number; all: number }> => {
  if (!isSame(found, whole)) return tx.db.selectNoFrom([numberOf(found).as('total'), numberOf(whole).as('all')]).executeTakeFirstOrThrow()
  const { total } = await tx.db.selectNoFrom(numberOf(whole).as('total')).executeTakeFirstOrThrow()
  return { total, all: total }
}

const isSame = (one: Compilable, other: Compilable): boolean => textOf(one) === textOf(other)

const textOf = (query: Compilable): string => {
  const { sql, parameters } = query.compile()
  return JSON.stringify([sql, parameters])
}

type RefusesTooMany = { readonly refusal: (key: 'tooManyRows', detail: RefusalDetail) => Refused }

/**
 * The rows of a list for its file, which are read a page at a time while it is written. Too many are refused before the first is, because
 * nobody would notice that a file lacks some.
 */
export const rowsForFile = async <Row>(
  at: RefusesTooMany,
  read: (page: Page) => Promise<Listed<readonly Row[]>>,
): Promise<RowsInBatches<Row>> => {
  const cursor = new RowCursor(rowsAtOnce)
  const pageFrom = (offset: number) => read({ limit: rowsAtOnce, offset, cursor })
  const first = await pageFrom(0)
  if (first.total > mostRowsInFile) throw at.refusal('tooManyRows', { values: { max: mostRowsInFile } })
  return { total: first.total, batches: pagesAfter(first, pageFrom) }
}

const pagesAfter = async function* <Row>(
  first: Listed<readonly Row[]>,
  pageFrom: (offset: number) => Promise<Listed<readonly Row[]>>,
): AsyncGenerator<readonly Row[]> {
  yield first.rows
  for (let offset = rowsAtOnce; offset < first.total; offset += rowsAtOnce) yield (await pageFrom(offset)).rows
}

/** All rows of a list at once, for a document that is made of all of them; too many are refused. */
export const allRowsOf = async <Row>(
  at: RefusesTooMany,
  read: (page: Page) => Promise<Listed<readonly Row[]>>,
): Promise<readonly Row[]> => {
  const { rows } = await read({ limit: mostRowsAtOnce + 1, offset: 0 })
  if (rows.length > mostRowsAtOnce) throw at.refusal('tooManyRows', { values: { max: mostRowsAtOnce } })
  return rows
}

const mostRowsAtOnce = 20_000

/** The most rows that the file of a list holds. */
export const mostRowsInFile = 500_000

/** Reading this many rows takes a few milliseconds of the event loop. */
const rowsAtOnce = 250
