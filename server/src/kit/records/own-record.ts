import { sql, type Updateable } from 'kysely'
import type { Tables } from '#database/tables.gen.ts'
import type { PropertyTx } from '../transaction/transaction.ts'

/** The tables of a property's records that are changed one by one: each row has an id named after the table, and a version. */
export type RecordTable =
  | 'cancellation_policy'
  | 'gift_code'
  | 'hotel_service'
  | 'nearby_place'
  | 'payment_policy'
  | 'price_rule'
  | 'promotion'
  | 'property_event'
  | 'rate_plan'
  | 'room_type'
  | 'ticket_product'

/** A record as its editor saw it. */
export type Seen = { readonly id: string; readonly version: number }

/** The columns with a record's version, its last change and who made it, for a `select`. */
export const lastChange = ['version', 'changed_at as changedAt', 'changed_by as changedBy'] as const

/** The values that a save sets in addition to the fields, for an `update`: the next version, the moment and the person. */
export const changedNow = (seen: { readonly version: number }, person: string) => ({
  version: seen.version + 1,
  changed_at: sql<string>`now()`,
  changed_by: person,
})

/** Locks the property until the transaction ends. It guards values in its row, and records that have no row yet. */
export const lockProperty = async (tx: PropertyTx): Promise<void> => {
  await tx.db.selectFrom('property').where('property_id', '=', tx.propertyId).forNoKeyUpdate().execute()
}

/** Saves columns of a locked record of the property and returns its new version. */
export function updateRecord<T extends RecordTable>(
  tx: PropertyTx,
  table: T,
  seen: Seen,
  saved: { readonly columns: Updateable<Tables[T]>; readonly person: string },
): Promise<number>
export async function updateRecord(
  tx: PropertyTx,
  table: 'room_type',
  seen: Seen,
  { columns, person }: { readonly columns: object; readonly person: string },
): Promise<number> {
  const saved = await tx.db
    .updateTable(table)
    .set({ ...columns, ...changedNow(seen, person) })
    .where('property_id', '=', tx.propertyId)
    .where(idOf(table), '=', seen.id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return saved.version
}

/** Deletes a record of the property. */
export const deleteRecord = async (tx: PropertyTx, table: RecordTable, id: string): Promise<void> => {
  await tx.db.deleteFrom(table).where('property_id', '=', tx.propertyId).where(idOf(table), '=', id).execute()
}

/** The tables of records that are on or off. */
type SwitchedTable = 'hotel_service' | 'price_rule' | 'promotion' | 'ticket_product'

/** Switches records of the property on or off, of these ids or all of them, and returns how many were otherwise before. */
export const switchRecords = async (
  tx: PropertyTx,
  table: SwitchedTable,
  ids: readonly string[] | 'all',
  { active, person }: { readonly active: boolean; readonly person: string },
): Promise<number> => {
  const switched = { active, version: sql<number>`version + 1`, changed_at: sql<string>`now()`, changed_by: person }
  const { numUpdatedRows } = await tx.db
    .updateTable(table)
    .set(switched)
    .where('property_id', '=', tx.propertyId)
    .where('active', '<>', active)
    .where(ids === 'all' ? sql<boolean>`true` : sql<boolean>`${idOf(table)} = any(${ids}::uuid[])`)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

const idOf = (table: RecordTable) => sql.ref<string>(`${table}_id`)
