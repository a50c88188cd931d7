import { sql, type Insertable } from 'kysely'
import type { PropertyImage } from '#database/tables.gen.ts'
import { isThere } from '#kit/records/list.ts'
import { lastChange } from '#kit/records/own-record.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** The owner of a list of photos: the property, or a room type. */
export type ListOwner = { readonly roomTypeId: string | null }

/** The version of a list, and who changed it. */
export type ListVersion = { readonly version: number; readonly changedAt: string | null; readonly changedBy: string }

const listOf = (tx: PropertyTx, { roomTypeId }: ListOwner) => ({ property_id: tx.propertyId, list_id: roomTypeId ?? tx.propertyId })

const storedList = (tx: PropertyTx, owner: ListOwner) => tx.db.selectFrom('photo_list').where((eb) => eb.and(listOf(tx, owner)))

/** The version of a list; 0 where it was never saved. */
export const versionOfList = async (tx: PropertyTx, owner: ListOwner): Promise<ListVersion> => {
  const row = await storedList(tx, owner).select(lastChange).executeTakeFirst()
  return row === undefined || row.version === 0 ? { version: 0, changedAt: null, changedBy: '' } : row
}

/** The version of a list, locked until the transaction ends, so that two changes of one list run one after the other. */
export const lockList = async (tx: PropertyTx, owner: ListOwner): Promise<ListVersion> => {
  await tx.db
    .insertInto('photo_list')
    .values({ ...listOf(tx, owner), version: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await storedList(tx, owner).forUpdate().execute()
  return versionOfList(tx, owner)
}

/** The ids of a list in order, and the main one. */
export const idsOfList = (tx: PropertyTx, { roomTypeId }: ListOwner) =>
  roomTypeId === null
    ? tx.db
        .selectFrom('property_image')
        .select(['image_id as id', 'main'])
        .where('property_id', '=', tx.propertyId)
        .orderBy('display_order')
        .orderBy('image_id')
        .execute()
    : tx.db
        .selectFrom('room_type_image')
        .select(['image_id as id', 'main'])
        .where('property_id', '=', tx.propertyId)
        .where('room_type_id', '=', roomTypeId)
        .orderBy('display_order')
        .orderBy('image_id')
        .execute()

/** Replaces a list. */
export const replaceList = async (
  tx: PropertyTx,
  owner: ListOwner,
  { images, main, person }: { readonly images: readonly string[]; readonly main: string | null; readonly person: string },
): Promise<void> => {
  const rows = images.map((id, index) => ({
    property_id: tx.propertyId,
    image_id: id,
    main: id === main,
    display_order: index + 1,
  }))
  await (owner.roomTypeId === null ? replaceOwn(tx, rows) : replaceOfRoomType(tx, owner.roomTypeId, rows))
  await tx.db
    .updateTable('photo_list')
    .set({ version: sql<number>`version + 1`, changed_at: sql<string>`now()`, changed_by: person })
    .where((eb) => eb.and(listOf(tx, owner)))
    .execute()
}

const replaceOwn = async (tx: PropertyTx, rows: readonly Insertable<PropertyImage>[]): Promise<void> => {
  await tx.db.deleteFrom('property_image').where('property_id', '=', tx.propertyId).execute()
  if (rows.length > 0) await tx.db.insertInto('property_image').values(rows).execute()
}

const replaceOfRoomType = async (tx: PropertyTx, roomTypeId: string, rows: readonly Insertable<PropertyImage>[]): Promise<void> => {
  await tx.db.deleteFrom('room_type_image').where('property_id', '=', tx.propertyId).where('room_type_id', '=', roomTypeId).execute()
  const ofRoom = rows.map((row) => ({ ...row, room_type_id: roomTypeId }))
  if (rows.length > 0) await tx.db.insertInto('room_type_image').values(ofRoom).execute()
}

/** Whether the property has this room type. */
export const hasRoomType = (tx: PropertyTx, id: string): Promise<boolean> =>
  isThere(tx.db.selectFrom('room_type').where('property_id', '=', tx.propertyId).where('room_type_id', '=', id))
