import { nearbyPlaceFields, type nearbyPlaceRecord } from '@innkeeper/protocol/calls/hotel-information/area'
import type { CallRequest } from '@innkeeper/protocol/catalogue'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import { columnsFor, toColumns } from '#database/columns.ts'
import { contain, is, totalOf } from '#kit/records/list.ts'
import { deleteRecord, lastChange, lockProperty, updateRecord } from '#kit/records/own-record.ts'
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
    .where(contain(text, 'name_vi', 'name_en'))
    .where(is('kind', kind))
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
export const updatePlace = (tx: PropertyTx, seen: StoredPlace, changes: PlaceChanges, person: string): Promise<number> =>
  updateRecord(tx, 'nearby_place', seen, { columns: toColumns(changes), person })

/** Deletes a nearby place. */
export const deletePlace = (tx: PropertyTx, id: string): Promise<void> => deleteRecord(tx, 'nearby_place', id)

/** The number of nearby places; locks them against additions until the transaction ends. */
export const countLockedPlaces = async (tx: PropertyTx): Promise<number> => {
  await lockProperty(tx)
  return totalOf(tx.db.selectFrom('nearby_place').where('property_id', '=', tx.propertyId))
}

const fields = columnsFor(nearbyPlaceFields)

const placesOf = (tx: PropertyTx) =>
  tx.db
    .selectFrom('nearby_place')
    .select(fields)
    .select(['nearby_place_id as id', 'landmark_code as landmarkCode', ...lastChange])
    .where('property_id', '=', tx.propertyId)
    .$castTo<StoredPlace>()
