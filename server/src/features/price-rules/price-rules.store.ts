import { priceRuleForm, type priceRuleRecord } from '@innkeeper/protocol/calls/room-sale/price-rule-fields'
import type { CallRequest } from '@innkeeper/protocol/catalogue'
import type { Language } from '@innkeeper/protocol/say'
import type { Day } from '@innkeeper/rules/days/day'
import type { SettledSuggestion } from '@innkeeper/rules/suggestion/suggest-price'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import { columnsFor, toColumns } from '#database/columns.ts'
import { inAskedOrder } from '#kit/records/list-order.ts'
import { contain, is, nameIn, oneOf } from '#kit/records/list.ts'
import { deleteRecord, lastChange, switchRecords, updateRecord, type Seen } from '#kit/records/own-record.ts'
import { pageOf, type Page } from '#kit/records/pages.ts'
import { awaitLock } from '#kit/transaction/await-lock.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** A rule as a form has it. */
export type PriceRuleForm = z.output<typeof priceRuleForm>
/** A rule as it is answered. */
export type PriceRuleRecord = z.output<typeof priceRuleRecord>
/** The filter of a list of rules. */
export type PriceRuleFilter = CallRequest<'price-rule/export'>

/** What is kept of a rule besides what the system itself counts. */
export const formOf = ({ id: _id, version: _version, changedAt: _at, changedBy: _by, ...form }: PriceRuleRecord): PriceRuleForm => form

/** A page of rules, of their own in the order in which they are asked, and how many there are. */
export const listRules = async (tx: PropertyTx, filter: PriceRuleFilter, language: Language, page: Page) => {
  const found = recordsOf(tx)
    .where(contain(filter.text, 'name_vi', 'name_en'))
    .where(is('active', filter.active))
  const sorted = inAskedOrder(found, filter, {
    by: { name: nameIn(language), state: sql.ref('active') },
    tieBreaker: 'price_rule_id',
    own: (all) => all.orderBy('rank').orderBy('price_rule_id'),
  })
  return pageOf(tx, { found, sorted, whole: recordsOf(tx) }, page)
}

/** A rule by its id; undefined where the property has none. */
export const findRule = (tx: PropertyTx, id: string): Promise<PriceRuleRecord | undefined> =>
  recordsOf(tx).where('price_rule_id', '=', id).executeTakeFirst()

/** The rules that are on, in the order in which they are asked. */
export const rulesOn = (tx: PropertyTx): Promise<PriceRuleRecord[]> =>
  recordsOf(tx).where('active', '=', true).orderBy('rank').orderBy('price_rule_id').execute()

/** Lets one person at a time change a property's rules. */
export const lockRules = (tx: PropertyTx): Promise<void> => awaitLock(tx, `price rule ${tx.propertyId}`)

/** The ids of all rules of the property. */
export const ruleIds = async (tx: PropertyTx): Promise<ReadonlySet<string>> => {
  const rows = await tx.db.selectFrom('price_rule').select('price_rule_id as id').where('property_id', '=', tx.propertyId).execute()
  return new Set(rows.map(({ id }) => id))
}

/** Which of some ids are room types, and which are packages of a room type, of the property. */
export const idsThere = async (tx: PropertyTx, { roomTypes = [], roomPlans = [] }: { roomTypes?: string[]; roomPlans?: string[] }) => {
  const types = await tx.db
    .selectFrom('room_type')
    .select('room_type_id as id')
    .where('property_id', '=', tx.propertyId)
    .where(oneOf('room_type_id', roomTypes))
    .execute()
  const plans = await tx.db
    .selectFrom('room_plan')
    .select('room_plan_id as id')
    .where('property_id', '=', tx.propertyId)
    .where(oneOf('room_plan_id', roomPlans))
    .execute()
  return new Set([...types, ...plans].map(({ id }) => id))
}

/** Adds a rule and returns its id. */
export const insertRule = async (tx: PropertyTx, form: PriceRuleForm, person: string): Promise<string> => {
  const id = uuidv7()
  await tx.db
    .insertInto('price_rule')
    .values({ ...toColumns(form), property_id: tx.propertyId, price_rule_id: id, changed_by: person })
    .execute()
  return id
}

/** Saves a changed rule and returns its new version. A changed rule is a new reason: what it was answered is forgotten. */
export const updateRule = async (tx: PropertyTx, seen: Seen, form: PriceRuleForm, person: string): Promise<number> => {
  await tx.db.deleteFrom('settled_suggestion').where('property_id', '=', tx.propertyId).where('price_rule_id', '=', seen.id).execute()
  return updateRecord(tx, 'price_rule', seen, { columns: toColumns(form), person })
}

/** Deletes a rule, with what it was answered. */
export const deleteRule = (tx: PropertyTx, id: string): Promise<void> => deleteRecord(tx, 'price_rule', id)

/** Switches a rule on or off. */
export const switchRule = (tx: PropertyTx, id: string, to: { readonly active: boolean; readonly person: string }): Promise<number> =>
  switchRecords(tx, 'price_rule', [id], to)

/** The answers on nights from a day on, in a fixed order. */
export const settledFrom = (tx: PropertyTx, today: Day): Promise<SettledSuggestion[]> =>
  tx.db
    .selectFrom('settled_suggestion')
    .select(['room_plan_id as roomPlanId', 'night', 'price_rule_id as ruleId', 'price'])
    .where('property_id', '=', tx.propertyId)
    .where('night', '>=', today)
    .orderBy('night')
    .orderBy('room_plan_id')
    .orderBy('price_rule_id')
    .execute()

/** Keeps answers, each in the place of the former one of its night and rule; those of nights that are over are dropped. */
export const keepSettled = async (
  tx: PropertyTx,
  nights: readonly SettledSuggestion[],
  { today, person }: { readonly today: Day; readonly person: string },
): Promise<void> => {
  await tx.db.deleteFrom('settled_suggestion').where('property_id', '=', tx.propertyId).where('night', '<', today).execute()
  const given = sql`unnest(${nights.map(({ roomPlanId }) => roomPlanId)}::uuid[], ${nights.map(({ night }) => night)}::date[],
    ${nights.map(({ ruleId }) => ruleId)}::uuid[], ${nights.map(({ price }) => price)}::bigint[])`
  await tx.db
    .insertInto('settled_suggestion')
    .columns(['property_id', 'room_plan_id', 'night', 'price_rule_id', 'price', 'settled_by'])
    .expression((db) =>
      db
        .selectFrom(sql<Given>`${given}`.as<'g'>(sql`g (room_plan_id, night, price_rule_id, price)`))
        .select([
          sql<string>`${tx.propertyId}::uuid`.as('property_id'),
          'g.room_plan_id',
          'g.night',
          'g.price_rule_id',
          'g.price',
          sql<string>`${person}::text`.as('settled_by'),
        ])
        // Nights are locked in one order, whoever answers.
        .orderBy('g.room_plan_id')
        .orderBy('g.night')
        .orderBy('g.price_rule_id'),
    )
    .onConflict((kept) =>
      kept.columns(['property_id', 'room_plan_id', 'night', 'price_rule_id']).doUpdateSet({
        price: sql`excluded.price`,
        settled_at: sql`now()`,
        settled_by: sql`excluded.settled_by`,
      }),
    )
    .execute()
}

type Given = { room_plan_id: string; night: string; price_rule_id: string; price: number }

const recordsOf = (tx: PropertyTx) =>
  tx.db
    .selectFrom((db) => db.selectFrom('price_rule').selectAll().where('property_id', '=', tx.propertyId).as('price_rule'))
    .select(columnsFor(priceRuleForm))
    .select(['price_rule_id as id', ...lastChange])
    .$castTo<PriceRuleRecord>()
