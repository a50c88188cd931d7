import {
  ratePlanFields,
  type ratePlanSorts,
  type derivation,
  type ratePlanForm,
  type ratePlanRecord,
  type ratePlanUsage,
} from '@innkeeper/protocol/calls/room-sale/plan'
import type { CallRequest } from '@innkeeper/protocol/catalogue'
import type { Language } from '@innkeeper/protocol/say'
import type { Parents } from '@innkeeper/rules/rate/check-derivation'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import { columnsFor, toColumns } from '#database/columns.ts'
import { inAskedOrder } from '#kit/records/list-order.ts'
import { contain, inDisplayOrder, is, nameIn, numberOf } from '#kit/records/list.ts'
import { pageOf, type Page } from '#kit/records/pages.ts'
import { deleteRecord, lastChange, updateRecord, type Seen } from '#kit/records/own-record.ts'
import { awaitLock } from '#kit/transaction/await-lock.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { sellOn } from './room-plans.store.ts'

type RatePlanForm = z.output<typeof ratePlanForm>
/** The changes of a rate plan; its derivation is sent as a whole. */
type RatePlanChanges = Omit<CallRequest<'plan/update'>, 'id' | 'version' | 'derivation'> & Pick<RatePlanForm, 'derivation'>
type RatePlanRecord = z.output<typeof ratePlanRecord>
type RatePlanUsage = z.output<typeof ratePlanUsage>
type Derivation = z.output<typeof derivation>

/** The filter of a list of rate plans. */
export type RatePlanFilter = {
  readonly text: string
  readonly active?: boolean | undefined
  readonly roomTypeId?: string | undefined
  readonly sort?: (typeof ratePlanSorts)[number] | undefined
  readonly descending: boolean
}

/** A page of rate plans, of their own in the order of display (0 last, then by name), and how many there are. */
export const listRatePlans = async (tx: PropertyTx, filter: RatePlanFilter, language: Language, page: Page) => {
  const found = recordsOf(tx)
    .where(contain(filter.text, 'name_vi', 'name_en'))
    .where(is('active', filter.active))
    .where(isSoldOn(filter.roomTypeId))
  const sorted = inAskedOrder(found, filter, {
    by: { name: nameIn(language), guests: sql.ref('included_adults'), stay: sql.ref('min_stay'), state: sql.ref('active') },
    tieBreaker: 'rate_plan_id',
    own: (all) => inDisplayOrder(all, 'rate_plan_id', language),
  })
  return pageOf(tx, { found, sorted, whole: recordsOf(tx) }, page)
}

/** All rate plans that a plan may follow, in the order of display. */
export const ratePlanChoices = async (tx: PropertyTx, language: Language) => {
  const plans = await inDisplayOrder(recordsOf(tx), 'rate_plan_id', language).execute()
  return plans.map(({ id, nameVi, nameEn, active, derivation }) => ({ id, nameVi, nameEn, active, derivation }))
}

/** A rate plan by its id; undefined where the property has none. */
export const findRatePlan = (tx: PropertyTx, id: string): Promise<RatePlanRecord | undefined> =>
  recordsOf(tx).where('rate_plan_id', '=', id).executeTakeFirst()

/** Lets one person at a time change a property's rate plans, because two could create a circle of plans that follow each other. */
export const lockRatePlans = (tx: PropertyTx): Promise<void> => awaitLock(tx, `rate_plan ${tx.propertyId}`)

/** Which plan each plan of the property follows. */
export const parentsOfRatePlans = async (tx: PropertyTx): Promise<Parents> => {
  const plans = await tx.db
    .selectFrom('rate_plan')
    .select(['rate_plan_id as id', 'parent_rate_plan_id as parentId'])
    .where('property_id', '=', tx.propertyId)
    .execute()
  return new Map(plans.map(({ id, parentId }) => [id, parentId]))
}

/** What uses a rate plan: bookings and offers that hold rooms, plans that follow it, nights whose price or restriction was set. */
export const usageOfRatePlan = (tx: PropertyTx, id: string): Promise<RatePlanUsage> => {
  const sold = tx.db.selectFrom('room_plan as m').where('m.property_id', '=', tx.propertyId).where('m.rate_plan_id', '=', id)
  const bookings = sold.innerJoin('booking_room as b', 'b.room_plan_id', 'm.room_plan_id').where('b.property_id', '=', tx.propertyId)
  const offers = sold.innerJoin('booking_offer_room as o', 'o.room_plan_id', 'm.room_plan_id').where('o.property_id', '=', tx.propertyId)
  const prices = sold.innerJoin('rate_night as n', 'n.room_plan_id', 'm.room_plan_id').where('n.property_id', '=', tx.propertyId)
  const followers = tx.db.selectFrom('rate_plan').where('property_id', '=', tx.propertyId).where('parent_rate_plan_id', '=', id)
  return tx.db
    .selectNoFrom([
      numberOf(bookings.select('b.booking_id').distinct().unionAll(offers.select('o.booking_request_id as booking_id').distinct())).as(
        'bookings',
      ),
      numberOf(followers).as('followers'),
      numberOf(prices).as('prices'),
    ])
    .executeTakeFirstOrThrow()
}

/** Adds a rate plan, its dates not applied and its room types, and returns its id. */
export const insertRatePlan = async (tx: PropertyTx, form: RatePlanForm, person: string): Promise<string> => {
  const id = uuidv7()
  await tx.db
    .insertInto('rate_plan')
    .values({ property_id: tx.propertyId, rate_plan_id: id, changed_by: person, ...columnsOf(form) })
    .execute()
  await insertDatesNotApplied(tx, id, form.datesNotApplied)
  await sellOn(tx, id, form.roomTypeIds)
  return id
}

/** Saves a changed rate plan, its dates not applied and its room types, and returns its new version. */
export const updateRatePlan = async (tx: PropertyTx, seen: Seen, changes: RatePlanChanges, person: string): Promise<number> => {
  const { datesNotApplied, roomTypeIds } = changes
  const version = await updateRecord(tx, 'rate_plan', seen, { columns: columnsOf(changes), person })
  if (datesNotApplied !== undefined) await replaceDatesNotApplied(tx, seen.id, datesNotApplied)
  if (roomTypeIds !== undefined) await sellOn(tx, seen.id, roomTypeIds)
  return version
}

/** Deletes a rate plan with its dates not applied and its unused room-plans. */
export const deleteRatePlan = (tx: PropertyTx, id: string): Promise<void> => deleteRecord(tx, 'rate_plan', id)

const fields = columnsFor(ratePlanFields)

const derivationJson = sql<Derivation | null>`case when parent_rate_plan_id is not null then jsonb_build_object(
  'parentId', parent_rate_plan_id, 'unit', derive_unit, 'value', derive_value, 'roundTo', derive_round_to, 'floor', derive_floor,
  'inheritStopSell', inherit_stop_sell, 'inheritCta', inherit_cta, 'inheritCtd', inherit_ctd,
  'inheritMinStay', inherit_min_stay, 'inheritMaxStay', inherit_max_stay) end`

const datesJson = sql<RatePlanForm['datesNotApplied']>`coalesce((
  select jsonb_agg(jsonb_build_object('from', from_day, 'to', to_day) order by from_day) from rate_plan_blackout b
   where b.property_id = rate_plan.property_id and b.rate_plan_id = rate_plan.rate_plan_id), '[]')`

const roomTypeIds = sql<string[]>`array(
  select room_type_id from room_plan p
   where p.property_id = rate_plan.property_id and p.rate_plan_id = rate_plan.rate_plan_id and p.active order by room_type_id)`

const recordsOf = (tx: PropertyTx) =>
  tx.db
    .selectFrom('rate_plan')
    .select(fields)
    .select(['rate_plan_id as id', ...lastChange])
    .select([derivationJson.as('derivation'), datesJson.as('datesNotApplied'), roomTypeIds.as('roomTypeIds')])
    .where('property_id', '=', tx.propertyId)
    .$castTo<RatePlanRecord>()

const isSoldOn = (roomTypeId: string | undefined) =>
  roomTypeId === undefined
    ? sql<boolean>`true`
    : sql<boolean>`exists (
        select from room_plan p where p.property_id = rate_plan.property_id and p.rate_plan_id = rate_plan.rate_plan_id
           and p.room_type_id = ${roomTypeId} and p.active)`

const columnsOf = <Fields extends RatePlanForm | RatePlanChanges>({
  derivation,
  roomTypeIds: _rooms,
  datesNotApplied: _dates,
  ...fields
}: Fields) => ({
  ...toColumns(fields),
  ...(derivation === null ? noDerivation : columnsOfDerivation(derivation)),
})

const columnsOfDerivation = ({ parentId, unit, value, roundTo, floor, ...inherited }: Derivation) => ({
  parent_rate_plan_id: parentId,
  derive_unit: unit,
  derive_value: value,
  derive_round_to: roundTo,
  derive_floor: floor,
  ...toColumns(inherited),
})

const noDerivation = {
  parent_rate_plan_id: null,
  derive_unit: null,
  derive_value: null,
  derive_round_to: null,
  derive_floor: null,
  inherit_stop_sell: false,
  inherit_cta: false,
  inherit_ctd: false,
  inherit_min_stay: false,
  inherit_max_stay: false,
}

const replaceDatesNotApplied = async (tx: PropertyTx, id: string, dates: RatePlanForm['datesNotApplied']): Promise<void> => {
  await tx.db.deleteFrom('rate_plan_blackout').where('property_id', '=', tx.propertyId).where('rate_plan_id', '=', id).execute()
  await insertDatesNotApplied(tx, id, dates)
}

const insertDatesNotApplied = async (tx: PropertyTx, id: string, dates: RatePlanForm['datesNotApplied']): Promise<void> => {
  if (dates.length === 0) return
  const rows = dates.map(({ from, to }) => ({ property_id: tx.propertyId, rate_plan_id: id, from_day: from, to_day: to }))
  await tx.db.insertInto('rate_plan_blackout').values(rows).execute()
}
