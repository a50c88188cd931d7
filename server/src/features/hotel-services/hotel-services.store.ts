import { hotelServiceForm, type hotelServiceRecord } from '@innkeeper/protocol/calls/room-sale/hotel-service-fields'
import type { CallRequest } from '@innkeeper/protocol/catalogue'
import type { Language } from '@innkeeper/protocol/say'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import { columnsFor, toColumns } from '#database/columns.ts'
import { inAskedOrder } from '#kit/records/list-order.ts'
import { contain, inDisplayOrder, is, nameIn, totalOf } from '#kit/records/list.ts'
import { lastChange, switchRecords, updateRecord, type Seen } from '#kit/records/own-record.ts'
import { pageOf, type Page } from '#kit/records/pages.ts'
import { awaitLock } from '#kit/transaction/await-lock.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** A service as a form has it. */
export type HotelServiceForm = z.output<typeof hotelServiceForm>
/** A service as it is answered. */
export type HotelServiceRecord = z.output<typeof hotelServiceRecord>

/** What is kept of a service besides what the system itself counts. */
export const formOf = (record: HotelServiceRecord): HotelServiceForm => {
  const { id: _id, version: _version, displayOrder: _order, changedAt: _at, changedBy: _by, results: _results, ...form } = record
  return form
}

/** Whether any booking has it, a cancelled one included. */
export const isInUse = ({ results }: HotelServiceRecord): boolean => results.bookings + results.cancelled > 0

/** A service's name in a language. */
export const nameFor = ({ nameVi, nameEn }: { readonly nameVi: string; readonly nameEn: string }, language: Language): string =>
  language === 'vi' ? nameVi : nameEn

/** The filter of a list of services. */
export type HotelServiceFilter = CallRequest<'service/export'>

/** A page of services, of their own in the property's order, and how many there are. */
export const listHotelServices = async (tx: PropertyTx, filter: HotelServiceFilter, language: Language, page: Page) => {
  const found = recordsOf(tx)
    .where(contain(filter.text, 'name_vi', 'name_en', 'code'))
    .where(is('active', filter.active))
    .where(is('unit', filter.unit))
    .where(is('charge', filter.charge))
  const sorted = inAskedOrder(found, filter, {
    by: { name: nameIn(language), code: sql.ref('code'), price: sql.ref('price'), state: sql.ref('active') },
    tieBreaker: 'hotel_service_id',
    own: (all) => inDisplayOrder(all, 'hotel_service_id', language),
  })
  return pageOf(tx, { found, sorted, whole: recordsOf(tx) }, page)
}

/** A service by its id; undefined where the property has none. */
export const findHotelService = (tx: PropertyTx, id: string): Promise<HotelServiceRecord | undefined> =>
  recordsOf(tx).where('hotel_service_id', '=', id).executeTakeFirst()

/** Services by their ids, in the property's order. */
export const findHotelServices = (tx: PropertyTx, ids: readonly string[]): Promise<HotelServiceRecord[]> =>
  recordsOf(tx)
    .where(sql<boolean>`hotel_service_id = any(${ids}::uuid[])`)
    .orderBy('display_order')
    .orderBy('hotel_service_id')
    .execute()

/** All services, in the property's order. */
export const allHotelServices = (tx: PropertyTx): Promise<HotelServiceRecord[]> =>
  recordsOf(tx).orderBy('display_order').orderBy('hotel_service_id').execute()

/** Locks the rows of all services: one may be put on or off sale by somebody who waits for nobody. */
export const lockRows = async (tx: PropertyTx): Promise<void> => {
  await tx.db
    .selectFrom('hotel_service')
    .select('hotel_service_id')
    .where('property_id', '=', tx.propertyId)
    .orderBy('hotel_service_id')
    .forUpdate()
    .execute()
}

/** Lets one person at a time change a property's services: their order and codes depend on each other. */
export const lockHotelServices = (tx: PropertyTx): Promise<void> => awaitLock(tx, `hotel service ${tx.propertyId}`)

/** What a new or changed service is checked against: every service's id, names and code, in their order. */
export const otherHotelServices = (tx: PropertyTx) =>
  tx.db
    .selectFrom('hotel_service')
    .select(['hotel_service_id as id', 'name_vi as nameVi', 'name_en as nameEn', 'code', 'display_order as displayOrder'])
    .where('property_id', '=', tx.propertyId)
    .orderBy('display_order')
    .orderBy('hotel_service_id')
    .execute()

/** Whether the property has all plans of some ids. */
export const hasPlans = async (tx: PropertyTx, ids: readonly string[]): Promise<boolean> => {
  const wanted = [...new Set(ids)]
  const there = tx.db
    .selectFrom('rate_plan')
    .select('rate_plan_id')
    .where('property_id', '=', tx.propertyId)
    .where(sql<boolean>`rate_plan_id = any(${wanted}::uuid[])`)
  return (await totalOf(there)) === wanted.length
}

/** The plans that may include a service. */
export const plansToChoose = (tx: PropertyTx, language: Language) =>
  inDisplayOrder(
    tx.db
      .selectFrom('rate_plan')
      .select(['rate_plan_id as id', 'name_vi as nameVi', 'name_en as nameEn'])
      .where('property_id', '=', tx.propertyId),
    'rate_plan_id',
    language,
  ).execute()

/** Adds a service behind all others and returns its id. */
export const insertHotelService = async (
  tx: PropertyTx,
  form: HotelServiceForm,
  { order, person }: { readonly order: number; readonly person: string },
): Promise<string> => {
  const id = uuidv7()
  await tx.db
    .insertInto('hotel_service')
    .values({ ...columnsOf(form), property_id: tx.propertyId, hotel_service_id: id, display_order: order, changed_by: person })
    .execute()
  await writeSpecialDays(tx, [{ id, form }])
  return id
}

/** Saves a changed service and returns its new version. */
export const updateHotelService = async (tx: PropertyTx, seen: Seen, form: HotelServiceForm, person: string): Promise<number> => {
  await writeSpecialDays(tx, [{ id: seen.id, form }])
  return updateRecord(tx, 'hotel_service', seen, { columns: columnsOf(form), person })
}

/** Deletes services that no booking has. */
export const deleteHotelServices = async (tx: PropertyTx, ids: readonly string[]): Promise<void> => {
  await tx.db
    .deleteFrom('hotel_service')
    .where('property_id', '=', tx.propertyId)
    .where(sql<boolean>`hotel_service_id = any(${ids}::uuid[])`)
    .execute()
}

/** Puts services on or off sale, and returns how many were otherwise before. */
export const switchHotelServices = (
  tx: PropertyTx,
  ids: readonly string[],
  to: { readonly active: boolean; readonly person: string },
): Promise<number> => switchRecords(tx, 'hotel_service', ids, to)

/** Gives the services their places in the order of some ids. */
export const orderHotelServices = async (tx: PropertyTx, ids: readonly string[]): Promise<void> => {
  await tx.db
    .updateTable('hotel_service')
    .set({ display_order: sql`array_position(${ids}::uuid[], hotel_service_id)` })
    .where('property_id', '=', tx.propertyId)
    .execute()
}

type WithDays = { readonly id: string; readonly form: Pick<HotelServiceForm, 'specialDays'> }

/** Writes the special days of services anew. */
export const writeSpecialDays = async (tx: PropertyTx, services: readonly WithDays[]): Promise<void> => {
  const ids = services.map(({ id }) => id)
  await tx.db
    .deleteFrom('hotel_service_day')
    .where('property_id', '=', tx.propertyId)
    .where(sql<boolean>`hotel_service_id = any(${ids}::uuid[])`)
    .execute()
  const days = services.flatMap(({ id, form }) =>
    form.specialDays.map(({ from, to, price }) => ({
      property_id: tx.propertyId,
      hotel_service_id: id,
      from_day: from,
      to_day: to,
      price,
    })),
  )
  if (days.length > 0) await tx.db.insertInto('hotel_service_day').values(days).execute()
}

const fields = columnsFor(hotelServiceForm.omit({ specialDays: true }))

const specialDays = sql<HotelServiceRecord['specialDays']>`coalesce((
  select json_agg(json_build_object('from', d.from_day, 'to', d.to_day, 'price', d.price) order by d.from_day)
    from hotel_service_day d where d.property_id = s.property_id and d.hotel_service_id = s.hotel_service_id), '[]')`

// Bookings that are not cancelled, and what it cost in them, before tax.
const results = sql<HotelServiceRecord['results']>`(
  select json_build_object('bookings', count(*) filter (where live), 'revenue', coalesce(sum(amount) filter (where live), 0),
      'cancelled', count(*) filter (where not live))
    from (select b.amount, k.state not in ('cancel', 'void') as live
            from booking_hotel_service b join booking k on k.property_id = b.property_id and k.booking_id = b.booking_id
           where b.property_id = s.property_id and b.hotel_service_id = s.hotel_service_id) as had)`

const recordsOf = (tx: PropertyTx) =>
  tx.db
    .selectFrom((db) =>
      db
        .selectFrom('hotel_service as s')
        .selectAll()
        .select([specialDays.as('specialDays'), results.as('results')])
        .where('property_id', '=', tx.propertyId)
        .as('hotel_service'),
    )
    .select(fields)
    .select(['hotel_service_id as id', 'display_order as displayOrder', 'specialDays', 'results', ...lastChange])
    .$castTo<HotelServiceRecord>()

const columnsOf = ({ specialDays: _days, ...form }: HotelServiceForm) => toColumns(form)
