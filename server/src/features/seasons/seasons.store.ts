import { seasonFields, type seasonRecord } from '@innkeeper/protocol/calls/room-sale/season'
import type { CallRequest } from '@innkeeper/protocol/catalogue'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import { columnsFor, toColumns } from '#database/columns.ts'
import { deleteRecord, lastChange, lockProperty, updateRecord } from '#kit/records/own-record.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

type SeasonForm = z.output<typeof seasonFields>
type SeasonChanges = Omit<CallRequest<'season/update'>, 'id' | 'version'>

/** A season as it is stored. */
export type StoredSeason = z.output<typeof seasonRecord>

/** The property's seasons in the order of their nights. */
export const findSeasons = (tx: PropertyTx): Promise<StoredSeason[]> =>
  tx.db
    .selectFrom('property_event')
    .select(columnsFor(seasonFields))
    .select(['property_event_id as id', ...lastChange])
    .where('property_id', '=', tx.propertyId)
    .orderBy('from_day')
    .orderBy('property_event_id')
    .$castTo<StoredSeason>()
    .execute()

/** The property's seasons, of which none can be added or changed until the transaction ends. */
export const findLockedSeasons = async (tx: PropertyTx): Promise<StoredSeason[]> => {
  await lockProperty(tx)
  return findSeasons(tx)
}

/** Adds a season and returns its id. */
export const insertSeason = async (tx: PropertyTx, form: SeasonForm, person: string): Promise<string> => {
  const id = uuidv7()
  await tx.db
    .insertInto('property_event')
    .values({ property_id: tx.propertyId, property_event_id: id, changed_by: person, ...toColumns(form) })
    .execute()
  return id
}

/** Saves a changed season and returns its new version. */
export const updateSeason = (tx: PropertyTx, seen: StoredSeason, changes: SeasonChanges, person: string): Promise<number> =>
  updateRecord(tx, 'property_event', seen, { columns: toColumns(changes), person })

/** Deletes a season. */
export const deleteSeason = (tx: PropertyTx, id: string): Promise<void> => deleteRecord(tx, 'property_event', id)
