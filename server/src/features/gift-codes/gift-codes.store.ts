import { giftCodeForm, type giftCodeRecord } from '@innkeeper/protocol/calls/room-sale/gift-code-fields'
import type { CallRequest } from '@innkeeper/protocol/catalogue'
import type { Day } from '@innkeeper/rules/days/day'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import type { Language } from '@innkeeper/protocol/say'
import { columnsFor, toColumns } from '#database/columns.ts'
import { inAskedOrder } from '#kit/records/list-order.ts'
import { contain, is, nameIn } from '#kit/records/list.ts'
import { deleteRecord, lastChange, updateRecord, type Seen } from '#kit/records/own-record.ts'
import { pageOf, type Page } from '#kit/records/pages.ts'
import { awaitLock } from '#kit/transaction/await-lock.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** A gift code as a form has it. */
export type GiftCodeForm = z.output<typeof giftCodeForm>
/** A gift code as it is answered. */
export type GiftCodeRecord = z.output<typeof giftCodeRecord>
/** The filter of a list of gift codes. */
export type GiftCodeFilter = CallRequest<'giftcode/export'>
/** For whom a list is read: the language of its names, and the property's own day. */
type Reader = { readonly language: Language; readonly today: Day }

/** A page of gift codes, of their own the newest first, and how many there are. */
export const listGiftCodes = async (tx: PropertyTx, filter: GiftCodeFilter, { language, today }: Reader, page: Page) => {
  const records = recordsOf(tx, today)
  const found = records
    .where(contain(filter.text, 'name_vi', 'name_en', 'code'))
    .where(is('condition', filter.condition))
    .where(filter.batchId === undefined ? sql<boolean>`true` : sql<boolean>`batch_id = ${filter.batchId}`)
  const sorted = inAskedOrder(found, filter, {
    by: { name: nameIn(language), code: sql.ref('code'), validTo: sql.ref('valid_to'), uses: sql.ref('uses') },
    tieBreaker: 'gift_code_id',
    own: (all) => all.orderBy('gift_code_id', 'desc'),
  })
  return pageOf(tx, { found, sorted, whole: records }, page)
}

/** A gift code by its id; undefined where the property has none. */
export const findGiftCode = (tx: PropertyTx, id: string, today: Day): Promise<GiftCodeRecord | undefined> =>
  recordsOf(tx, today).where('gift_code_id', '=', id).executeTakeFirst()

/** Lets one person at a time set codes, at whichever property: a code may hold at several, so that no row of one guards it. */
export const lockCodes = (tx: PropertyTx): Promise<void> => awaitLock(tx, 'gift codes')

/** Locks a gift code until the transaction ends, so that no booking takes a use of it meanwhile. */
export const lockGiftCode = async (tx: PropertyTx, id: string): Promise<void> => {
  await tx.db
    .selectFrom('gift_code')
    .select('gift_code_id')
    .where('property_id', '=', tx.propertyId)
    .where('gift_code_id', '=', id)
    .forUpdate()
    .execute()
}

type Scope = Pick<GiftCodeForm, 'hotelScope' | 'hotels'>

/** Which of some codes are taken at a property where a gift code would hold, by another one than `own`. */
export const codesTaken = async (tx: PropertyTx, codes: readonly string[], { hotelScope, hotels }: Scope, own: string | null = null) => {
  const rows = await tx.db
    .selectFrom(
      sql<{ code: string }>`gift_codes_taken(${codes}::text[], ${hotelScope}, ${hotels}::uuid[], ${own}::uuid)`.as<'taken'>(
        sql`taken (code)`,
      ),
    )
    .select('taken.code')
    .execute()
  return new Set(rows.map(({ code }) => code))
}

/** At how many properties a gift code would hold. */
export const countReach = async (tx: PropertyTx, { hotelScope, hotels }: Scope): Promise<number> => {
  const { places } = await tx.db
    .selectNoFrom(sql<number>`gift_code_reach_count(${hotelScope}, ${hotels}::uuid[])`.as('places'))
    .executeTakeFirstOrThrow()
  return places
}

/** This property and, to its owner, the owner's others; with their names. */
export const hotelsOf = async (tx: PropertyTx, accountId: string) => {
  const [own, owned] = await Promise.all([
    tx.db
      .selectFrom('property')
      .select(['property_id as id', 'name_vi as nameVi', 'name_en as nameEn'])
      .where('property_id', '=', tx.propertyId)
      .execute(),
    tx.db
      .selectFrom(sql<{ property_id: string; name_vi: string; name_en: string }>`properties_of_owner(${accountId}::uuid)`.as('owned'))
      .select(['owned.property_id as id', 'owned.name_vi as nameVi', 'owned.name_en as nameEn'])
      .where('owned.property_id', '<>', tx.propertyId)
      .orderBy(sql`owned.name_vi collate "vi-x-icu"`)
      .execute(),
  ])
  return [...own, ...owned]
}

/** Adds gift codes and returns their ids. */
export const insertGiftCodes = async (
  tx: PropertyTx,
  forms: readonly GiftCodeForm[],
  { batchId, person }: { readonly batchId: string | null; readonly person: string },
): Promise<string[]> => {
  const rows = forms.map((form) => ({
    ...toColumns(form),
    property_id: tx.propertyId,
    gift_code_id: uuidv7(),
    batch_id: batchId,
    changed_by: person,
  }))
  const parts = Array.from({ length: Math.ceil(rows.length / mostAtOnce) }, (_, at) => rows.slice(at * mostAtOnce, (at + 1) * mostAtOnce))
  await Promise.all(parts.map((part) => tx.db.insertInto('gift_code').values(part).execute()))
  return rows.map((row) => row.gift_code_id)
}

// PostgreSQL takes 65,535 values in a statement.
const mostAtOnce = 1000

/** Saves a changed gift code and returns its new version. */
export const updateGiftCode = (tx: PropertyTx, seen: Seen, form: GiftCodeForm, person: string): Promise<number> =>
  updateRecord(tx, 'gift_code', seen, { columns: toColumns(form), person })

/** Deletes a gift code that no booking used. */
export const deleteGiftCode = (tx: PropertyTx, id: string): Promise<void> => deleteRecord(tx, 'gift_code', id)

/** Stops the property's gift codes, or those that were made together, and returns how many were on. */
export const stopAll = async (tx: PropertyTx, batchId: string | undefined, person: string): Promise<number> => {
  const rows = await tx.db
    .updateTable('gift_code')
    .set({ active: false, version: sql`version + 1`, changed_at: sql`now()`, changed_by: person })
    .where('property_id', '=', tx.propertyId)
    .where('active', '=', true)
    .$if(batchId !== undefined, (query) => query.where('batch_id', '=', batchId ?? null))
    .returning('gift_code_id')
    .execute()
  return rows.length
}

const fields = columnsFor(giftCodeForm)

// The condition in the order of `giftCodeCondition`, so that a list is filtered by it; a test compares the two.
const conditionOn = (today: Day) => sql<
  GiftCodeRecord['condition']
>`case when not active then 'stopped' when valid_to < ${today} then 'expired'
  when uses >= most_uses then 'usedUp' when valid_from > ${today} then 'notStarted' else 'running' end`

const recordsOf = (tx: PropertyTx, today: Day) =>
  tx.db
    .selectFrom((db) =>
      db
        .selectFrom('gift_code')
        .selectAll()
        .select([conditionOn(today).as('condition'), sql<boolean>`(taken > 0 or valid_from <= ${today})`.as('begun')])
        .where('property_id', '=', tx.propertyId)
        .as('gift_code'),
    )
    .select(fields)
    .select(['gift_code_id as id', 'batch_id as batchId', 'condition', 'uses', 'taken', 'begun', ...lastChange])
    .$castTo<GiftCodeRecord>()
