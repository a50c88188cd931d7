import { nameShape } from '@innkeeper/protocol/shapes/stay-shapes'
import type { DateRange } from '@innkeeper/rules/days/date-range'
import type { TicketDay, TicketProduct } from '@innkeeper/rules/ticket/ticket-product'
import { z } from 'zod'
import { dayInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

const countRow = z.strictObject({ unpaid: z.int(), refunds: z.int() })
const countRows = rowsLike(countRow)

/** The number of bookings whose visit lies in some days and that owe money, as the list of ticket bookings says, and of refunds to be paid back. */
export const waitingTickets = async (tx: PropertyTx, { from, to }: DateRange): Promise<z.output<typeof countRow>> => {
  const [counts] = await countRows(
    tx,
    `select (select count(*) from ticket_booking b
              where b.property_id = $1 and b.visit_day between $2 and $3 and b.paid < b.total and b.payment_method <> 'debt'
                and b.state not in ('cancel', 'void'))::int as unpaid,
        (select count(*) from refund r where r.property_id = $1 and r.state in ('due', 'asked', 'failed'))::int as refunds`,
    [tx.propertyId, from, to],
    'park waiting',
  )
  return counts ?? { unpaid: 0, refunds: 0 }
}

const prices = z.strictObject({ adult: z.int().nullable(), child: z.int().nullable(), senior: z.int().nullable() })
const productRows = rowsLike(
  z.strictObject({
    id: z.uuid(),
    name: nameShape,
    prices,
    weekdays: z.array(z.int()),
    opensAt: z.string(),
    closesAt: z.string(),
    slots: z.array(z.string()),
    capacity: z.int(),
    cutOffDays: z.int(),
    validDays: z.int(),
    entries: z.int(),
    days: z.array(
      z.strictObject({ day: dayInRow, slot: z.string(), prices, capacity: z.int().nullable(), sold: z.int(), stopSell: z.boolean() }),
    ),
  }),
)

/** A product that is offered, with what is set for some days of it. */
export type OfferedProduct = TicketProduct & {
  readonly id: string
  readonly name: z.output<typeof nameShape>
  readonly days: readonly TicketDay[]
}

/** The products that the park offers, in its order. */
export const offeredProducts = (tx: PropertyTx, { from, to }: DateRange): Promise<OfferedProduct[]> =>
  productRows(
    tx,
    `select p.ticket_product_id as id, json_build_object('vi', p.name_vi, 'en', p.name_en) as name,
        json_build_object('adult', p.adult_price, 'child', p.child_price, 'senior', p.senior_price) as prices,
        p.weekdays, p.opens_at as "opensAt", p.closes_at as "closesAt", p.slots, p.capacity, p.cut_off_days as "cutOffDays",
        p.valid_days as "validDays", p.entries,
        coalesce((
          select json_agg(json_build_object('day', d.day, 'slot', d.slot, 'capacity', d.capacity, 'sold', d.sold, 'stopSell', d.stop_sell,
              'prices', json_build_object('adult', d.adult_price, 'child', d.child_price, 'senior', d.senior_price)))
            from ticket_day d
           where d.property_id = p.property_id and d.ticket_product_id = p.ticket_product_id and d.day between $2 and $3), '[]') as days
      from ticket_product p
     where p.property_id = $1 and p.active
     order by p.display_order, p.ticket_product_id`,
    [tx.propertyId, from, to],
    'park products ahead',
  )
