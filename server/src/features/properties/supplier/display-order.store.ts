import type { Placed } from '@innkeeper/rules/property/display-order'
import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import { sql } from 'kysely'
import type { Tx } from '#kit/transaction/transaction.ts'

/** A property that has a place in the display order. */
export type PlacedHotel = Placed & { readonly code: string; readonly nameVi: string; readonly nameEn: string }

/** The properties of a kind that have a place, in their order. */
export const placedHotels = (tx: Tx, kind: PropertyKind): Promise<PlacedHotel[]> =>
  tx.db
    .selectFrom('property')
    .select(['property_id as id', 'code', 'name_vi as nameVi', 'name_en as nameEn', 'display_order as displayOrder'])
    .where('kind', '=', kind)
    .where('display_order', '>', 0)
    // The same order as that of the list of properties.
    .orderBy('display_order')
    .orderBy(sql`name_vi collate "vi-x-icu"`)
    .orderBy('property_id')
    .execute()

/** Lets nobody else change the order until the transaction ends; taken before any property is locked. */
export const lockOrder = async (tx: Tx): Promise<void> => {
  await tx.db.selectNoFrom(sql`pg_advisory_xact_lock(hashtext('display order'))`.as('held')).execute()
}

/** Writes the places of properties that have another one now. */
export const writePlaces = async (tx: Tx, places: readonly Placed[]): Promise<void> => {
  const ids = places.map(({ id }) => id)
  const orders = places.map(({ displayOrder }) => displayOrder)
  const order = sql<number>`(${orders}::integer[])[array_position(${ids}::uuid[], property_id)]`
  await tx.db
    .updateTable('property')
    .set({ display_order: order })
    .where(sql<boolean>`property_id = any (${ids}::uuid[])`)
    .where('display_order', '<>', order)
    .execute()
}
