import { sql } from 'kysely'
import { inDisplayOrder } from '#kit/records/list.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** Ticks to set and to remove. */
export type TickChange = { readonly add: readonly string[]; readonly remove: readonly string[] }

/** A room type with its ticks. */
export type RoomTicks = {
  readonly id: string
  readonly nameVi: string
  readonly nameEn: string
  readonly active: boolean
  readonly codes: string[]
}

/** The amenities of the property. */
export const propertyTicks = async (tx: PropertyTx): Promise<string[]> => {
  const rows = await tx.db
    .selectFrom('property_amenity')
    .select('amenity_code as code')
    .where('property_id', '=', tx.propertyId)
    .orderBy('amenity_code')
    .execute()
  return rows.map(({ code }) => code)
}

/** Sets and removes ticks of the property; ticks that are right already stay. */
export const tickProperty = async (tx: PropertyTx, { add, remove }: TickChange): Promise<void> => {
  if (remove.length > 0)
    await tx.db.deleteFrom('property_amenity').where('property_id', '=', tx.propertyId).where('amenity_code', 'in', remove).execute()
  if (add.length === 0) return
  const rows = add.map((code) => ({ property_id: tx.propertyId, amenity_code: code }))
  await tx.db
    .insertInto('property_amenity')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The room types in the order of display, each with its ticks. */
export const roomTicks = (tx: PropertyTx): Promise<RoomTicks[]> => inDisplayOrder(ticksOf(tx), 'room_type_id').execute()

/** The ticks of one room type, locked until the transaction ends; undefined where the property has no such room type. */
export const roomTicksToChange = async (tx: PropertyTx, id: string): Promise<RoomTicks | undefined> => {
  // A statement that waits for the lock would see the ticks as they were before it waited.
  await tx.db.selectFrom('room_type').where('property_id', '=', tx.propertyId).where('room_type_id', '=', id).forNoKeyUpdate().execute()
  return ticksOf(tx).where('room_type_id', '=', id).executeTakeFirst()
}

/** Sets and removes ticks of a room type; ticks that are right already stay. */
export const tickRoom = async (tx: PropertyTx, id: string, { add, remove }: TickChange): Promise<void> => {
  if (remove.length > 0)
    await tx.db
      .deleteFrom('room_type_amenity')
      .where('property_id', '=', tx.propertyId)
      .where('room_type_id', '=', id)
      .where('amenity_code', 'in', remove)
      .execute()
  if (add.length === 0) return
  const rows = add.map((code) => ({ property_id: tx.propertyId, room_type_id: id, amenity_code: code }))
  await tx.db
    .insertInto('room_type_amenity')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const ticks = sql<string[]>`array(
  select a.amenity_code from room_type_amenity a
   where a.property_id = room_type.property_id and a.room_type_id = room_type.room_type_id order by 1)`

const ticksOf = (tx: PropertyTx) =>
  tx.db
    .selectFrom('room_type')
    .select(['room_type_id as id', 'name_vi as nameVi', 'name_en as nameEn', 'active', ticks.as('codes')])
    .where('property_id', '=', tx.propertyId)
