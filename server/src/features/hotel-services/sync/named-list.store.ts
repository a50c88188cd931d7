import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { NamedList, NamedRow } from './read-named-list.ts'

/** Where a list comes from: a file or a connected system, and its name. */
export type ListSource = { readonly source: 'file' | 'pms'; readonly name: string; readonly person: string }

/**
 * Keeps a list instead of the one before, and returns its id. What the same source names again is the same list: whoever is looking at it
 * need not look anew.
 */
export const keepServiceList = async (tx: PropertyTx, list: NamedList, { source, name, person }: ListSource): Promise<string> => {
  const before = await findServiceList(tx)
  const isSame = before?.source === source && before.name === name && isDeepStrictEqual(before.rows, list.rows)
  const id = isSame ? before.id : uuidv7()
  const columns = {
    list_id: id,
    source,
    source_name: name,
    ignored: [...list.ignored],
    rows: sql<string>`${JSON.stringify(list.rows)}::jsonb`,
    named_by: person,
    named_at: sql<string>`now()`,
  }
  await tx.db
    .insertInto('hotel_service_list')
    .values({ property_id: tx.propertyId, ...columns })
    .onConflict((conflict) => conflict.column('property_id').doUpdateSet(columns))
    .execute()
  return id
}

/** The list that is compared now; undefined where there is none. */
export const findServiceList = (tx: PropertyTx) =>
  tx.db
    .selectFrom('hotel_service_list')
    .select(['list_id as id', 'source', 'source_name as name', 'named_at as namedAt', 'named_by as namedBy', 'ignored', 'rows'])
    .where('property_id', '=', tx.propertyId)
    .$castTo<{
      id: string
      source: 'file' | 'pms'
      name: string
      namedAt: string
      namedBy: string
      ignored: string[]
      rows: readonly NamedRow[]
    }>()
    .executeTakeFirst()

/** Forgets the list. */
export const forgetServiceList = async (tx: PropertyTx): Promise<void> => {
  await tx.db.deleteFrom('hotel_service_list').where('property_id', '=', tx.propertyId).execute()
}
