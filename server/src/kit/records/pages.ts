import type { Compilable, SelectQueryBuilder } from 'kysely'
import type { Listed } from '../call/listed.ts'
import type { Refused, RefusalDetail } from '../call/refuse.ts'
import type { Tx } from '../transaction/transaction.ts'
import { numberOf } from './list.ts'

/** The requested rows of a list; without a limit, all rows from the offset on. */
export type Page = { readonly limit: number | null; readonly offset: number }

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
  { limit, offset }: Page,
): Promise<Listed<Row[]>> => {
  const rows = await sorted.limit(limit).offset(offset).execute()
  return { rows, ...(await countsOf(tx, found, whole)) }
}

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

/** All rows of a list, for its exported file. Too many rows are refused, because nobody would notice that a file lacks some. */
export const rowsForFile = async <Row>(
  at: RefusesTooMany,
  read: (page: Page) => Promise<Listed<readonly Row[]>>,
): Promise<readonly Row[]> => {
  const { rows } = await read({ limit: mostRowsInFile + 1, offset: 0 })
  if (rows.length > mostRowsInFile) throw at.refusal('tooManyRows', { values: { max: mostRowsInFile } })
  return rows
}

/** The most rows that the file of a list holds. */
const mostRowsInFile = 20_000
