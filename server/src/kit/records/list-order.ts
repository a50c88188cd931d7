import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'

/** What a list is to be sorted by, as `sortedBy` of the protocol declares it. */
export type Asked<V extends string> = { readonly sort?: V | undefined; readonly descending: boolean }

/** For each field that a list may be sorted by, what it is in the statement. */
export type Orders<V extends string> = Readonly<Record<V, RawBuilder<unknown>>>

/**
 * Sorts a list as it was asked for: what is empty goes last in either direction, and the tie-breaker keeps the pages apart. Without a field, in the
 * order of its own.
 */
export const inAskedOrder = <DB, TB extends keyof DB, Row, V extends string>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { sort, descending }: Asked<V>,
  { by, tieBreaker, own }: { readonly by: Orders<V>; readonly tieBreaker: string; readonly own: (all: typeof query) => typeof query },
): SelectQueryBuilder<DB, TB, Row> =>
  sort === undefined
    ? own(query)
    : query.orderBy(sql`${by[sort]} ${sql.raw(directionOf(descending))}`).orderBy(sql.ref(tieBreaker), descending ? 'desc' : 'asc')

/** The orders of a statement that is written as text. */
type TextOrders<V extends string> = {
  readonly by: Readonly<Record<V, string>>
  readonly tieBreaker: string
  readonly own: string
  /** None of the columns is ever empty: then one index gives the order in both directions. */
  readonly neverEmpty?: true
}

/** The same for a statement that is written as text: what stands after `order by`. */
export const askedOrderText = <V extends string>({ sort, descending }: Asked<V>, orders: TextOrders<V>): string => {
  if (sort === undefined) return orders.own
  const direction = descending ? 'desc' : 'asc'
  return `${orders.by[sort]} ${orders.neverEmpty === true ? direction : directionOf(descending)}, ${orders.tieBreaker} ${direction}`
}

const directionOf = (descending: boolean): string => (descending ? 'desc nulls last' : 'asc nulls last')
