import { ticketProductForm, type ticketProductRecord } from '@innkeeper/protocol/calls/tickets/ticket-product-fields'
import type { CallRequest } from '@innkeeper/protocol/catalogue'
import type { Language } from '@innkeeper/protocol/say'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import { columnsFor, toColumns } from '#database/columns.ts'
import { inAskedOrder } from '#kit/records/list-order.ts'
import { contain, inDisplayOrder, is, nameIn } from '#kit/records/list.ts'
import { deleteRecord, lastChange, switchRecords, updateRecord, type Seen } from '#kit/records/own-record.ts'
import { pageOf, type Page } from '#kit/records/pages.ts'
import { awaitLock } from '#kit/transaction/await-lock.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** A product as a form has it. */
export type ProductForm = z.output<typeof ticketProductForm>
/** A product as it is answered. */
export type ProductRecord = z.output<typeof ticketProductRecord>

/** What is kept of a product besides what the system itself counts. */
export const formOf = (record: ProductRecord): ProductForm => {
  const { id: _id, version: _version, displayOrder: _order, changedAt: _at, changedBy: _by, results: _results, ...form } = record
  return form
}

/** The filter of a list of products. */
export type ProductFilter = CallRequest<'ticket-product/export'>

/** A page of products, of their own in the park's order, and how many there are. */
export const listProducts = async (tx: PropertyTx, filter: ProductFilter, language: Language, page: Page) => {
  const found = recordsOf(tx)
    .where(contain(filter.text, 'name_vi', 'name_en', 'code'))
    .where(is('active', filter.active))
    .where(is('kind', filter.kind))
  const sorted = inAskedOrder(found, filter, {
    by: { name: nameIn(language), code: sql.ref('code'), price: sql.ref('adult_price'), state: sql.ref('active') },
    tieBreaker: 'ticket_product_id',
    own: (all) => inDisplayOrder(all, 'ticket_product_id', language),
  })
  return pageOf(tx, { found, sorted, whole: recordsOf(tx) }, page)
}

/** A product by its id; undefined where the property has none. */
export const findProduct = (tx: PropertyTx, id: string): Promise<ProductRecord | undefined> =>
  recordsOf(tx).where('ticket_product_id', '=', id).executeTakeFirst()

/** Lets one person at a time change a park's products: their order and codes depend on each other. */
export const lockProducts = (tx: PropertyTx): Promise<void> => awaitLock(tx, `ticket product ${tx.propertyId}`)

/** What a new or changed product is checked against: every product's id, code and place. */
export const otherProducts = (tx: PropertyTx) =>
  tx.db
    .selectFrom('ticket_product')
    .select(['ticket_product_id as id', 'code', 'display_order as displayOrder'])
    .where('property_id', '=', tx.propertyId)
    .execute()

/** Adds a product behind all others and returns its id. */
export const insertProduct = async (
  tx: PropertyTx,
  form: ProductForm,
  { order, person }: { readonly order: number; readonly person: string },
): Promise<string> => {
  const id = uuidv7()
  await tx.db
    .insertInto('ticket_product')
    .values({ ...toColumns(form), property_id: tx.propertyId, ticket_product_id: id, display_order: order, changed_by: person })
    .execute()
  return id
}

/** Whether more is sold on a coming day than a product's new capacity has room for; its days are locked until the transaction ends. */
export const isOversold = async (tx: PropertyTx, id: string, capacity: number): Promise<boolean> => {
  const days = await tx.db
    .selectFrom('ticket_day')
    .select(['sold', 'capacity'])
    .where('property_id', '=', tx.propertyId)
    .where('ticket_product_id', '=', id)
    .where(
      'day',
      '>=',
      sql<string>`(select (now() at time zone time_zone)::date - 1 from property p where p.property_id = ticket_day.property_id)`,
    )
    .orderBy('day')
    .orderBy('slot')
    .forUpdate()
    .execute()
  return days.some((day) => day.capacity === null && day.sold > capacity)
}

/** Saves a changed product and returns its new version. */
export const updateProduct = (tx: PropertyTx, seen: Seen, form: ProductForm, person: string): Promise<number> =>
  updateRecord(tx, 'ticket_product', seen, { columns: toColumns(form), person })

/** Deletes a product that no booking has, with its calendar. */
export const deleteProduct = (tx: PropertyTx, id: string): Promise<void> => deleteRecord(tx, 'ticket_product', id)

/** Puts a product on or off sale. */
export const switchProduct = (tx: PropertyTx, id: string, to: { readonly active: boolean; readonly person: string }): Promise<number> =>
  switchRecords(tx, 'ticket_product', [id], to)

const fields = columnsFor(ticketProductForm)

// Bookings that are not cancelled, the people in them, and whether there ever was one.
const results = sql<ProductRecord['results']>`(
  select json_build_object('bookings', count(distinct t.ticket_booking_id) filter (where b.state not in ('cancel', 'void')),
      'people', coalesce(sum(t.adults + t.children + t.seniors) filter (where b.state not in ('cancel', 'void')), 0),
      'inUse', count(*) > 0)
    from ticket t join ticket_booking b on b.property_id = t.property_id and b.ticket_booking_id = t.ticket_booking_id
   where t.property_id = s.property_id and t.ticket_product_id = s.ticket_product_id)`

const recordsOf = (tx: PropertyTx) =>
  tx.db
    .selectFrom((db) =>
      db
        .selectFrom('ticket_product as s')
        .selectAll()
        .select(results.as('results'))
        .where('property_id', '=', tx.propertyId)
        .as('ticket_product'),
    )
    .select(fields)
    .select(['ticket_product_id as id', 'display_order as displayOrder', 'results', ...lastChange])
    .$castTo<ProductRecord>()
