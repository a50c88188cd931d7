import type { Language } from '@innkeeper/protocol/say'
import { sql, type Expression, type SelectQueryBuilder } from 'kysely'

/** Sorts by the order of display: 0 goes last, then by name, then by the tie-breaker. */
export const inDisplayOrder = <DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  tieBreaker: string,
  language: Language = 'vi',
): SelectQueryBuilder<DB, TB, Row> => byName(query.orderBy(sql`display_order = 0`).orderBy(sql`display_order`), tieBreaker, language)

/** Sorts by name as Vietnamese and English are sorted, then by the tie-breaker. */
export const byName = <DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  tieBreaker: string,
  language: Language = 'vi',
): SelectQueryBuilder<DB, TB, Row> => query.orderBy(named(language === 'vi' ? 'name_vi' : 'name_en')).orderBy(sql.ref(tieBreaker))

/** The name in a language, in the order of names; `table` is the alias with its dot. */
export const nameIn = (language: Language, table: 'a.' | 'g.' | 'p.' | '' = '') =>
  named(`${table}${language === 'vi' ? 'name_vi' : 'name_en'}`)

/** A column in the order of Vietnamese and English names. */
export const named = (column: string) => sql<string>`${sql.ref(column)} collate "vi-x-icu"`

/** Whether the columns, joined, contain a text. Diacritics and capitals do not matter; an empty text matches every row. */
export const contain = (text: string, ...columns: readonly [string, ...string[]]) =>
  sql<boolean>`(position(folded(${text}::text) in folded(${sql.join(
    columns.map((column) => sql.ref(column)),
    sql` || ' ' || `,
  )})) > 0)`

/** Whether a column has the value of a filter; a filter that is left out matches every row. */
export const is = (column: string, value: string | boolean | undefined) =>
  value === undefined ? sql<boolean>`true` : sql<boolean>`(${sql.ref(column)} = ${value})`

/** Whether a column has one of the values; false if there are no values. */
export const oneOf = (column: string, values: readonly string[]) => sql<boolean>`(${sql.ref(column)} = any(${values}))`

/** The number of rows of a query, as a column of another. */
export const numberOf = (query: Expression<unknown>) => sql<number>`(select count(*) from ${query} as counted)`

/** How many rows a query has. */
export const totalOf = async <DB, TB extends keyof DB>(query: SelectQueryBuilder<DB, TB, object>): Promise<number> => {
  const { total } = await query
    .clearSelect()
    .select(sql<number>`count(*)`.as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  return total
}

/** Whether a query finds a row. */
export const isThere = async <DB, TB extends keyof DB>(query: SelectQueryBuilder<DB, TB, object>): Promise<boolean> =>
  (await query.limit(1).executeTakeFirst()) !== undefined
