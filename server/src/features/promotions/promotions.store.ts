import { promotionForm, type promotionRecord } from '@innkeeper/protocol/calls/room-sale/promotion-fields'
import type { CallRequest } from '@innkeeper/protocol/catalogue'
import { toPromotion } from '@innkeeper/protocol/rates/to-promotion'
import type { Promotion } from '@innkeeper/rules/promotion/promotion'
import type { PromotionMode } from '@innkeeper/rules/promotion/promotion-mode'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import { columnsFor, toColumns } from '#database/columns.ts'
import type { Language } from '@innkeeper/protocol/say'
import { inAskedOrder } from '#kit/records/list-order.ts'
import { contain, inDisplayOrder, is, nameIn } from '#kit/records/list.ts'
import { pageOf, type Page } from '#kit/records/pages.ts'
import { deleteRecord, lastChange, switchRecords, updateRecord, type Seen } from '#kit/records/own-record.ts'
import { awaitLock } from '#kit/transaction/await-lock.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { linkedAgents } from '#features/travel-agents/linked-agents.reads.ts'

/** A promotion as a form has it. */
export type PromotionForm = z.output<typeof promotionForm>
/** A promotion as it is answered. */
export type PromotionRecord = z.output<typeof promotionRecord>

/** The filter of a list of promotions. */
export type PromotionFilter = CallRequest<'promotion/export'>

/** A page of promotions, of their own in the order of their rank, and how many there are. */
export const listPromotions = async (tx: PropertyTx, filter: PromotionFilter, language: Language, page: Page) => {
  const found = recordsOf(tx)
    .where(contain(filter.text, 'name_vi', 'name_en', 'code_text'))
    .where(is('active', filter.active))
    .where(is('promo_type', filter.promoType))
  const sorted = inAskedOrder(found, filter, {
    by: { name: nameIn(language), state: sql.ref('active') },
    tieBreaker: 'promotion_id',
    own: (all) => all.orderBy('rank').orderBy('promotion_id'),
  })
  return pageOf(tx, { found, sorted, whole: recordsOf(tx) }, page)
}

/** A promotion by its id; undefined where the property has none. */
export const findPromotion = (tx: PropertyTx, id: string): Promise<PromotionRecord | undefined> =>
  recordsOf(tx).where('promotion_id', '=', id).executeTakeFirst()

/** Lets one person at a time change a property's promotions: their ranks and codes depend on each other. */
export const lockPromotions = (tx: PropertyTx): Promise<void> => awaitLock(tx, `promotion ${tx.propertyId}`)

/** What a new or changed promotion is checked against: every promotion's id, names and code, in the order of their rank. */
export const otherPromotions = (tx: PropertyTx) =>
  tx.db
    .selectFrom('promotion')
    .select(['promotion_id as id', 'name_vi as nameVi', 'name_en as nameEn', 'code', 'rank'])
    .where('property_id', '=', tx.propertyId)
    .orderBy('rank')
    .orderBy('promotion_id')
    .execute()

/** A form's promotion at the rank of the stored one, or behind all others, so that a price can be computed with it. */
export const rankedPromotion = async (tx: PropertyTx, form: PromotionForm, id: string | null): Promise<Promotion> => {
  const rank = id === null ? undefined : (await otherPromotions(tx)).find((other) => other.id === id)?.rank
  return toPromotion(form, { id: id ?? '', ...(rank === undefined ? {} : { rank }) })
}

/** The room types on sale, with their floor prices, in the order of display: some of them, or all. */
export const findFloors = (tx: PropertyTx, ids: readonly string[], language: Language) => {
  const onSale = tx.db
    .selectFrom('room_type')
    .select(['room_type_id as id', 'name_vi as nameVi', 'name_en as nameEn', 'floor_price as floor'])
    .where('property_id', '=', tx.propertyId)
    .where('active', '=', true)
  return inDisplayOrder(ids.length === 0 ? onSale : onSale.where('room_type_id', 'in', [...ids]), 'room_type_id', language).execute()
}

/** Which of some ids the property has: of plans, room types and linked agents. */
export const idsThere = async (tx: PropertyTx, { applyPlans, applyRoomTypes, applyAgents }: PromotionForm) => {
  const idsIn = (table: 'rate_plan' | 'room_type' | 'travel_agent_link', column: string, ids: readonly string[]) =>
    tx.db
      .selectFrom(table)
      .select(sql.ref<string>(column).as('id'))
      .where('property_id', '=', tx.propertyId)
      .where(sql<boolean>`${sql.ref(column)} = any(${ids}::uuid[])`)
      .execute()
  const [plans, roomTypes, agents] = await Promise.all([
    idsIn('rate_plan', 'rate_plan_id', applyPlans),
    idsIn('room_type', 'room_type_id', applyRoomTypes),
    idsIn('travel_agent_link', 'travel_agent_id', applyAgents),
  ])
  const idsOf = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id))
  return { plans: idsOf(plans), roomTypes: idsOf(roomTypes), agents: idsOf(agents) }
}

/** The plans, room types, their room-plans on sale, and the linked agents. */
export const findChoices = async (tx: PropertyTx, language: Language) => {
  const of = (table: 'rate_plan' | 'room_type') =>
    inDisplayOrder(
      tx.db
        .selectFrom(table)
        .select([sql.ref<string>(`${table}_id`).as('id'), 'name_vi as nameVi', 'name_en as nameEn'])
        .where('property_id', '=', tx.propertyId),
      `${table}_id`,
      language,
    ).execute()
  const roomPlans = tx.db
    .selectFrom('room_plan as m')
    .innerJoin('room_type as t', (on) => on.onRef('t.property_id', '=', 'm.property_id').onRef('t.room_type_id', '=', 'm.room_type_id'))
    .innerJoin('rate_plan as r', (on) => on.onRef('r.property_id', '=', 'm.property_id').onRef('r.rate_plan_id', '=', 'm.rate_plan_id'))
    .select('m.room_plan_id as id')
    .select([sql<string>`t.name_vi || ' · ' || r.name_vi`.as('nameVi'), sql<string>`t.name_en || ' · ' || r.name_en`.as('nameEn')])
    .where('m.property_id', '=', tx.propertyId)
    .where(sql<boolean>`m.active and t.active and r.active`)
    .orderBy('t.display_order')
    .orderBy('r.display_order')
    .orderBy('m.room_plan_id')
    .execute()
  return { plans: await of('rate_plan'), roomTypes: await of('room_type'), roomPlans: await roomPlans, agents: await linkedAgents(tx) }
}

/** Adds a promotion behind all others and returns its id. */
export const insertPromotion = async (tx: PropertyTx, form: PromotionForm, { rank, person }: { rank: number; person: string }) => {
  const id = uuidv7()
  await tx.db
    .insertInto('promotion')
    .values({ ...columnsOf(form), property_id: tx.propertyId, promotion_id: id, rank, changed_by: person })
    .execute()
  return id
}

/** Saves a changed promotion and returns its new version. */
export const updatePromotion = (tx: PropertyTx, seen: Seen, form: PromotionForm, person: string): Promise<number> =>
  updateRecord(tx, 'promotion', seen, { columns: columnsOf(form), person })

/** Deletes a promotion that no booking used. */
export const deletePromotion = (tx: PropertyTx, id: string): Promise<void> => deleteRecord(tx, 'promotion', id)

/** Switches a promotion on or off. */
export const switchPromotion = (tx: PropertyTx, id: string, to: { readonly active: boolean; readonly person: string }): Promise<number> =>
  switchRecords(tx, 'promotion', [id], to)

/** Switches all promotions off and returns how many were on. */
export const switchAllOff = (tx: PropertyTx, person: string): Promise<number> =>
  switchRecords(tx, 'promotion', 'all', { active: false, person })

/** Gives the promotions their ranks in the order of some ids. */
export const rankPromotions = async (tx: PropertyTx, ids: readonly string[]): Promise<void> => {
  await tx.db
    .updateTable('promotion')
    .set({ rank: sql`array_position(${ids}::uuid[], promotion_id)` })
    .where('property_id', '=', tx.propertyId)
    .execute()
}

/** How the property's discounts meet, and how many promotions are on. */
export const findSetting = async (tx: PropertyTx): Promise<{ mode: PromotionMode; active: number }> =>
  tx.db
    .selectNoFrom([
      sql<PromotionMode>`(select promotion_mode from property where property_id = ${tx.propertyId})`.as('mode'),
      sql<number>`(select count(*) from promotion where property_id = ${tx.propertyId} and active)`.as('active'),
    ])
    .executeTakeFirstOrThrow()

const fields = columnsFor(promotionForm)

// Bookings that are not cancelled; what they cost, and what the promotion took off them (positive), before tax.
const results = sql<PromotionRecord['results']>`(
  select json_build_object('bookings', count(*) filter (where live), 'nights', coalesce(sum(nights) filter (where live), 0),
      'revenue', coalesce(sum(total) filter (where live), 0), 'discount', coalesce(-sum(amount) filter (where live), 0),
      'cancelled', count(*) filter (where not live))
    from (select k.total, b.amount, k.state not in ('cancel', 'void') as live,
              (k.check_out - k.check_in) * (select count(*) from booking_room r where r.property_id = k.property_id and r.booking_id = k.booking_id) as nights
            from booking_promotion b join booking k on k.property_id = b.property_id and k.booking_id = b.booking_id
           where b.property_id = promotion.property_id and b.promotion_id = promotion.promotion_id) as used)`

const recordsOf = (tx: PropertyTx) =>
  tx.db
    .selectFrom((db) =>
      db
        .selectFrom('promotion')
        .selectAll()
        .select([results.as('results'), sql<string>`coalesce(code, '')`.as('code_text')])
        .where('property_id', '=', tx.propertyId)
        .as('promotion'),
    )
    .select(fields)
    .select(['promotion_id as id', 'rank', 'uses', 'results', ...lastChange])
    .$castTo<PromotionRecord>()

const columnsOf = ({ datesExcluded, ...form }: PromotionForm) => ({ ...toColumns(form), dates_excluded: JSON.stringify(datesExcluded) })
