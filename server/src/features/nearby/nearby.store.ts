import { nearbyPlaceFields, type nearbyPlaceRecord } from '@innkeeper/protocol/calls/hotel-information/area'
import type { CallRequest } from '@innkeeper/protocol/catalogue'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import { columnsFor, toColumns } from '#database/columns.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

type PlaceForm = z.output<typeof nearbyPlaceFields>
type PlaceChanges = Omit<CallRequest<'area/update'>, 'id' | 'version'>

/** A nearby place as it is stored; its distance from the property is computed. */
export type StoredPlace = Omit<z.output<typeof nearbyPlaceRecord>, 'distance' | 'travel'>

/** The filter of nearby places. */
export type PlaceFilter = { readonly text: string; readonly kind?: PlaceForm['kind'] | undefined }

/** The property's nearby places that match a filter; few enough to be sorted by distance afterwards. */
export const findPlaces = (tx: PropertyTx, { text, kind }: PlaceFilter): Promise<StoredPlace[]> =>
  placesOf(tx)
    .where(sql<boolean>`position(folded(${text}::text) in folded(name_vi || ' ' || name_en)) > 0`)
    .where(sql<boolean>`(${kind ?? null}::text is null or kind = ${kind ?? null})`)
    .execute()

/** A nearby place to be changed, locked until the transaction ends; undefined where there is none. */
export const placeToChange = (tx: PropertyTx, id: string): Promise<StoredPlace | undefined> =>
  placesOf(tx).where('nearby_place_id', '=', id).forUpdate().executeTakeFirst()

/** Adds the property's own place and returns its id. */
export const insertPlace = async (tx: PropertyTx, form: PlaceForm, person: string): Promise<string> => {
  const id = uuidv7()
  await tx.db
    .insertInto('nearby_place')
    .values({ property_id: tx.propertyId, nearby_place_id: id, changed_by: person, ...toColumns(form) })
    .execute()
  return id
}

/** Saves a changed nearby place and returns its new version. */
export const updatePlace = async (tx: PropertyTx, { id, version }: StoredPlace, changes: PlaceChanges, person: string): Promise<number> => {
  const saved = await tx.db
    .updateTable('nearby_place')
    .set({ ...toColumns(changes), version: version + 1, changed_at: sql<string>`now()`, changed_by: person })
    .where('property_id', '=', tx.propertyId)
    .where('nearby_place_id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return saved.version
}

/** Deletes a nearby place. */
export const deletePlace = async (tx: PropertyTx, id: string): Promise<void> => {
  await tx.db.deleteFrom('nearby_place').where('property_id', '=', tx.propertyId).where('nearby_place_id', '=', id).execute()
}

/** The number of nearby places; locks them against additions until the transaction ends. */
export const countLockedPlaces = async (tx: PropertyTx): Promise<number> => {
  await tx.rows('select from property where property_id = $1 for no key update', [tx.propertyId])
  const [row] = await tx.rows<{ places: number }>('select count(*) as places from nearby_place where property_id = $1', [tx.propertyId])
  return row?.places ?? 0
}

const fields = columnsFor(nearbyPlaceFields)

const placesOf = (tx: PropertyTx) =>
  tx.db
    .selectFrom('nearby_place')
    .select(fields)
    .select(['nearby_place_id as id', 'landmark_code as landmarkCode', 'version'])
    .select(['changed_at as changedAt', 'changed_by as changedBy'])
    .where('property_id', '=', tx.propertyId)
    .$castTo<StoredPlace>()
