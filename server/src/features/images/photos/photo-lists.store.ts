import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** The owner of a list of photos: the property, or a room type. */
export type ListOwner = { readonly roomTypeId: string | null }

/** The version of a list, and who changed it. */
export type ListVersion = { readonly version: number; readonly changedAt: string | null; readonly changedBy: string }

const listIdOf = (tx: PropertyTx, { roomTypeId }: ListOwner): string => roomTypeId ?? tx.propertyId

/** The version of a list; 0 where it was never saved. */
export const versionOfList = async (tx: PropertyTx, owner: ListOwner): Promise<ListVersion> => {
  const [row] = await tx.rows<ListVersion>(
    `select version, changed_at as "changedAt", changed_by as "changedBy" from photo_list where property_id = $1 and list_id = $2`,
    [tx.propertyId, listIdOf(tx, owner)],
  )
  return row === undefined || row.version === 0 ? { version: 0, changedAt: null, changedBy: '' } : row
}

/** The version of a list, locked until the transaction ends, so that two changes of one list run one after the other. */
export const lockList = async (tx: PropertyTx, owner: ListOwner): Promise<ListVersion> => {
  await tx.rows('insert into photo_list (property_id, list_id, version) values ($1, $2, 0) on conflict do nothing', [
    tx.propertyId,
    listIdOf(tx, owner),
  ])
  await tx.rows('select from photo_list where property_id = $1 and list_id = $2 for update', [tx.propertyId, listIdOf(tx, owner)])
  return versionOfList(tx, owner)
}

/** The ids of a list in order, and the main one. */
export const idsOfList = (tx: PropertyTx, { roomTypeId }: ListOwner) =>
  roomTypeId === null
    ? tx.rows<{ id: string; main: boolean }>(
        'select image_id as id, main from property_image where property_id = $1 order by display_order, image_id',
        [tx.propertyId],
      )
    : tx.rows<{ id: string; main: boolean }>(
        `select image_id as id, main from room_type_image where property_id = $1 and room_type_id = $2 order by display_order, image_id`,
        [tx.propertyId, roomTypeId],
      )

/** Replaces a list. */
export const replaceList = async (
  tx: PropertyTx,
  owner: ListOwner,
  list: { readonly images: readonly string[]; readonly main: string | null; readonly person: string },
): Promise<void> => {
  await (owner.roomTypeId === null ? replaceOwn(tx, list) : replaceOfRoomType(tx, owner.roomTypeId, list))
  await tx.rows(
    'update photo_list set version = version + 1, changed_at = now(), changed_by = $3 where property_id = $1 and list_id = $2',
    [tx.propertyId, listIdOf(tx, owner), list.person],
  )
}

type Order = { readonly images: readonly string[]; readonly main: string | null }

const replaceOwn = async (tx: PropertyTx, { images, main }: Order): Promise<void> => {
  await tx.rows('delete from property_image where property_id = $1', [tx.propertyId])
  await tx.rows(
    `insert into property_image (property_id, image_id, main, display_order)
     select $1, id, id is not distinct from $3::uuid, place from unnest($2::uuid[]) with ordinality as chosen (id, place)`,
    [tx.propertyId, images, main],
  )
}

const replaceOfRoomType = async (tx: PropertyTx, roomTypeId: string, { images, main }: Order): Promise<void> => {
  await tx.rows('delete from room_type_image where property_id = $1 and room_type_id = $2', [tx.propertyId, roomTypeId])
  await tx.rows(
    `insert into room_type_image (property_id, room_type_id, image_id, main, display_order)
     select $1, $4, id, id is not distinct from $3::uuid, place from unnest($2::uuid[]) with ordinality as chosen (id, place)`,
    [tx.propertyId, images, main, roomTypeId],
  )
}

/** Whether the property has this room type. */
export const hasRoomType = async (tx: PropertyTx, id: string): Promise<boolean> => {
  const found = await tx.rows('select from room_type where property_id = $1 and room_type_id = $2', [tx.propertyId, id])
  return found.length > 0
}
