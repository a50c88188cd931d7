import { sql, type RawBuilder } from 'kysely'
import { likeText } from '#database/like-text.ts'

/** Where a text is looked for: the columns of the id and of the folded text, and what reads the ids of rows that match a pattern. */
type Place = {
  readonly id: string
  readonly column: string
  readonly idsOf: (pattern: RawBuilder<string>, most: number) => Promise<readonly string[]>
}

/** Sorting so many rows takes a few milliseconds. */
const few = 2000

/**
 * The condition that a row holds a text, for a list in the order of names. The rows of a rare text are found by the index of texts and then
 * sorted; a common text is soon met on the way through the list. PostgreSQL expects that too of a rare text and would pass all rows for it.
 */
export const holding = async (text: string, { id, column, idsOf }: Place): Promise<RawBuilder<boolean>> => {
  const pattern = sql<string>`('%' || folded(${likeText(text)}) || '%')`
  const ids = await idsOf(pattern, few + 1)
  if (ids.length > few) return sql<boolean>`(${sql.ref(column)} like ${pattern})`
  // A list of ids that PostgreSQL sees tempts it to walk the names after all, 90 ms among 100,000 instead of 2.
  return sql<boolean>`(${sql.ref(id)} = any(array(select unnest(${ids}::uuid[]))))`
}
