import { childMeasures, ticketProductKinds, type TicketDay, type TicketProduct } from '@innkeeper/rules/ticket/ticket-product'
import { toDay, type Day } from '@innkeeper/rules/days/day'
import { nameShape } from '@innkeeper/protocol/shapes/stay-shapes'
import { z } from 'zod'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'

const money = z.int()
const prices = z.strictObject({ adult: money.nullable(), child: money.nullable(), senior: money.nullable() })

const productRow = z.strictObject({
  propertyId: z.uuid(),
  productId: z.uuid(),
  code: z.string(),
  kind: z.enum(ticketProductKinds),
  name: nameShape,
  description: nameShape,
  pictures: z.array(z.string()),
  childBy: z.enum(childMeasures),
  childFrom: z.int(),
  childTo: z.int(),
  seniorFrom: z.int(),
  prices,
  weekdays: z.array(z.int()),
  opensAt: z.string(),
  closesAt: z.string(),
  slots: z.array(z.string()),
  capacity: z.int(),
  cutOffDays: z.int(),
  validDays: z.int(),
  entries: z.int(),
  refundDays: z.int().nullable(),
  lateFee: z.int(),
  days: z.array(
    z.strictObject({
      day: z.iso.date().transform(toDay),
      slot: z.string(),
      prices,
      capacity: z.int().nullable(),
      sold: z.int(),
      stopSell: z.boolean(),
    }),
  ),
})

/** A product of a park that is on sale, with what is set for one day or for several. */
export type ParkProduct = TicketProduct &
  Omit<z.output<typeof productRow>, 'days' | 'name'> &
  ProductNames & { readonly days: readonly TicketDay[] }
type ProductNames = Pick<z.output<typeof productRow>, 'name'>

const productRows = rowsLike(productRow)

/** Which products to read: what is set for the days from one to another, of all of them or of those with some codes. */
export type ProductsWanted = { readonly day: Day; readonly until?: Day; readonly codes?: readonly string[] | null }

/** The products on sale of some parks in their order, with what is set for one day or for several; days that the transaction has locked are read as locked. */
export const productsOn = (
  tx: Tx,
  propertyIds: readonly string[],
  { day, until = day, codes = null }: ProductsWanted,
): Promise<ParkProduct[]> => productRows(tx, productsQuery, [propertyIds, day, codes, until], 'park products')

const productsQuery = `
  select s.property_id as "propertyId", s.ticket_product_id as "productId", s.code, s.kind,
      json_build_object('vi', s.name_vi, 'en', s.name_en) as name,
      json_build_object('vi', s.description_vi, 'en', s.description_en) as description,
      array_prepend(s.thumbnail, s.images) as pictures,
      s.child_by as "childBy", s.child_from as "childFrom", s.child_to as "childTo", s.senior_from as "seniorFrom",
      json_build_object('adult', s.adult_price, 'child', s.child_price, 'senior', s.senior_price) as prices,
      s.weekdays, s.opens_at as "opensAt", s.closes_at as "closesAt", s.slots, s.capacity, s.cut_off_days as "cutOffDays",
      s.valid_days as "validDays", s.entries, s.refund_days as "refundDays", s.late_fee as "lateFee",
      coalesce((
        select json_agg(json_build_object('day', d.day, 'slot', d.slot, 'capacity', d.capacity, 'sold', d.sold, 'stopSell', d.stop_sell,
            'prices', json_build_object('adult', d.adult_price, 'child', d.child_price, 'senior', d.senior_price)))
          from ticket_day d
         where d.property_id = s.property_id and d.ticket_product_id = s.ticket_product_id and d.day between $2 and $4), '[]') as days
    from ticket_product s
   where s.property_id = any($1) and s.active and ($3::text[] is null or s.code = any($3))
   order by s.property_id, s.display_order, s.ticket_product_id`

const idRows = rowsLike(z.strictObject({ productId: z.uuid() }))

/** What is locked: the products with some codes, and a slot of each on a day. */
export type ToHold = { readonly day: Day; readonly lines: readonly { readonly product: string; readonly slot: string }[] }

/** Locks what tickets are taken from until the transaction ends: the products against changes, then their day in the order of product and slot. */
export const holdTickets = async (tx: PropertyTx, { day, lines }: ToHold): Promise<void> => {
  const codes = lines.map(({ product }) => product)
  await idRows(
    tx,
    `select ticket_product_id as "productId" from ticket_product where property_id = $1 and code = any($2)
      order by ticket_product_id for share`,
    [tx.propertyId, codes],
    'hold products',
  )
  await tx.rows(
    `select hold_ticket_days($1, array_agg(s.ticket_product_id), array_agg($2::date), array_agg(w.slot))
       from unnest($3::text[], $4::text[]) as w (code, slot)
       join ticket_product s on s.property_id = $1 and s.code = w.code and (w.slot = any(s.slots) or (w.slot = '' and s.slots = '{}'))`,
    [tx.propertyId, day, codes, lines.map(({ slot }) => slot)],
    'make ticket days',
  )
  await tx.rows(
    `select from ticket_day d join ticket_product s on s.property_id = d.property_id and s.ticket_product_id = d.ticket_product_id
      where d.property_id = $1 and d.day = $2 and s.code = any($3)
      order by d.ticket_product_id, d.slot for update of d`,
    [tx.propertyId, day, codes],
    'hold ticket days',
  )
}

const parkRows = rowsLike(z.strictObject({ propertyId: z.uuid(), code: z.string() }))

/** Which parks an agent searches: some by their codes, those after a code, and not more than so many. */
export type ParksAsked = {
  readonly travelAgentId: string
  readonly codes: readonly string[] | null
  readonly after: string | null
  readonly most: number
  readonly now: Date
}

/** The properties on sale to an agent that have a product on sale, in the order of their codes. */
export const parksOnSale = (tx: Tx, { travelAgentId, codes, after, most, now }: ParksAsked) =>
  parkRows(
    tx,
    `select p.property_id as "propertyId", p.code
       from travel_agent_link l
       join travel_agent a using (travel_agent_id)
       join property p using (property_id)
       join e_contract c using (property_id)
      where l.travel_agent_id = $1 and l.active and a.active and p.state = 'onsite' and c.state = 'signed'
        and (c.ends_on is null or c.ends_on >= ($2::timestamptz at time zone p.time_zone)::date)
        and ($3::text[] is null or p.code = any($3)) and ($4::text is null or p.code collate "C" > $4 collate "C")
        and exists (select from ticket_product s where s.property_id = p.property_id and s.active)
      order by p.code collate "C" limit $5`,
    [travelAgentId, now.toISOString(), codes, after, most],
    'parks on sale',
  )
