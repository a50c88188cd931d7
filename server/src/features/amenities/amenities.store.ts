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
  const rows = await tx.rows<{ code: string }>(
    'select amenity_code as code from property_amenity where property_id = $1 order by amenity_code',
    [tx.propertyId],
  )
  return rows.map(({ code }) => code)
}

/** Sets and removes ticks of the property; ticks that are right already stay. */
export const tickProperty = async (tx: PropertyTx, { add, remove }: TickChange): Promise<void> => {
  await tx.rows('delete from property_amenity where property_id = $1 and amenity_code = any($2)', [tx.propertyId, remove])
  await tx.rows('insert into property_amenity (property_id, amenity_code) select $1, unnest($2::text[]) on conflict do nothing', [
    tx.propertyId,
    add,
  ])
}

/** The room types in the order of display, each with its ticks. */
export const roomTicks = (tx: PropertyTx): Promise<RoomTicks[]> =>
  tx.rows<RoomTicks>(
    `select room_type_id as id, name_vi as "nameVi", name_en as "nameEn", active,
            array(select a.amenity_code from room_type_amenity a
                   where a.property_id = r.property_id and a.room_type_id = r.room_type_id order by 1) as codes
       from room_type r where property_id = $1
      order by display_order = 0, display_order, name_vi collate "vi-x-icu", room_type_id`,
    [tx.propertyId],
  )

/** The ticks of one room type, locked until the transaction ends; undefined where the property has no such room type. */
export const roomTicksToChange = async (tx: PropertyTx, id: string): Promise<RoomTicks | undefined> => {
  await tx.rows('select from room_type where property_id = $1 and room_type_id = $2 for no key update', [tx.propertyId, id])
  const all = await roomTicks(tx)
  return all.find((room) => room.id === id)
}

/** Sets and removes ticks of a room type; ticks that are right already stay. */
export const tickRoom = async (tx: PropertyTx, id: string, { add, remove }: TickChange): Promise<void> => {
  await tx.rows('delete from room_type_amenity where property_id = $1 and room_type_id = $2 and amenity_code = any($3)', [
    tx.propertyId,
    id,
    remove,
  ])
  await tx.rows(
    `insert into room_type_amenity (property_id, room_type_id, amenity_code)
     select $1, $2, unnest($3::text[]) on conflict do nothing`,
    [tx.propertyId, id, add],
  )
}
