import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'

/** The requested order of a list, as `sortedBy` of the protocol declares it. */
export type Asked<V extends string> = { readonly sort?: V | undefined; readonly descending: boolean }

/** For each field that a list may be sorted by, its expression in the SQL statement. */
export type Orders<V extends string> = Readonly<Record<V, RawBuilder<unknown>>>

/**
 * Sorts a list as requested. Empty values come last in both directions, and the tie-breaker keeps rows from moving between pages. Without a
 * field the list has its default order.
 */
export const inAskedOrder = <DB, TB extends keyof DB, Row, V extends string>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { sort, descending }: Asked<V>,
  orders: {
    readonly by: Orders<V>
    readonly tieBreaker: string
    readonly own: (all: typeof query) => typeof query
    /** Those that are never empty; one index then serves both directions. */
    readonly neverEmpty?: readonly V[]
  },
): SelectQueryBuilder<DB, TB, Row> => {
  if (sort === undefined) return orders.own(query)
  const direction = descending ? 'desc' : 'asc'
  const way = orders.neverEmpty?.includes(sort) === true ? direction : directionOf(descending)
  return query.orderBy(sql`${orders.by[sort]} ${sql.raw(way)}`).orderBy(sql.ref(orders.tieBreaker), direction)
}

/** The orders of a statement that is written as text. */
type TextOrders<V extends string> = {
  readonly by: Readonly<Record<V, string>>
  readonly tieBreaker: string
  readonly own: string
  /** Set if none of the columns is ever empty; one index then serves both directions. */
  readonly neverEmpty?: true
}

/** The same for a statement that is written as text: the part after `order by`. */
export const askedOrderText = <V extends string>({ sort, descending }: Asked<V>, orders: TextOrders<V>): string => {
  if (sort === undefined) return orders.own
  const direction = descending ? 'desc' : 'asc'
  return `${orders.by[sort]} ${orders.neverEmpty === true ? direction : directionOf(descending)}, ${orders.tieBreaker} ${direction}`
}

const directionOf = (descending: boolean): string => (descending ? 'desc nulls last' : 'asc nulls last')
