import { nearbyPlaceFields, type nearbyPlaceRecord } from '@innkeeper/protocol/calls/hotel-information/area'
import type { CallRequest } from '@innkeeper/protocol/catalogue'
import type { Language } from '@innkeeper/protocol/say'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import { columnsFor, toColumns } from '#database/columns.ts'
import { contain, is, nameIn, totalOf } from '#kit/records/list.ts'
import { inAskedOrder } from '#kit/records/list-order.ts'
import { deleteRecord, lastChange, lockProperty, updateRecord } from '#kit/records/own-record.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

type PlaceForm = z.output<typeof nearbyPlaceFields>
type PlaceChanges = Omit<CallRequest<'area/update'>, 'id' | 'version'>

/** A nearby place as it is stored; its distance from the property is computed. */
export type StoredPlace = Omit<z.output<typeof nearbyPlaceRecord>, 'distance' | 'travel'>

/** The property's nearby places that match a filter, by name or by kind; few enough to be sorted by distance afterwards. */
export const findPlaces = (tx: PropertyTx, filter: CallRequest<'area/export'>, language: Language): Promise<StoredPlace[]> => {
  const { text, kind, sort, descending } = filter
  const found = placesOf(tx)
    .where(contain(text, 'name_vi', 'name_en'))
    .where(is('kind', kind))
  const order = { sort: sort === 'distance' ? undefined : sort, descending }
  return inAskedOrder(found, order, {
    by: { name: nameIn(language), kind: sql.ref('kind') },
    tieBreaker: 'nearby_place_id',
    own: (all) => all.orderBy('nearby_place_id'),
  }).execute()
}

/** How many nearby places there are. */
export const countPlaces = (tx: PropertyTx): Promise<number> => totalOf(placesOf(tx))

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
