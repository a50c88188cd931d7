import { bookingStates } from '@innkeeper/rules/booking/booking-states'
import { currencies } from '@innkeeper/rules/money/currency'
import { nameShape } from '@innkeeper/protocol/shapes/stay-shapes'
import { z } from 'zod'
import { dayInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

const payable = z.strictObject({
  code: z.string(),
  ofTickets: z.boolean(),
  guestName: z.string(),
  agent: nameShape.nullable(),
  state: z.enum(bookingStates),
  currency: z.enum(currencies),
  total: z.int(),
  paid: z.int(),
  fee: z.int(),
  onCredit: z.boolean(),
  bookedOn: dayInRow,
  checkIn: dayInRow,
  checkOut: dayInRow,
  dues: z.array(z.int()),
  recorded: z.array(z.strictObject({ paidOn: dayInRow, amount: z.int() })),
})

/** A booking of rooms or of tickets that a line of a statement may pay. */
export type Payable = z.output<typeof payable>

const payableRows = rowsLike(payable)

const columns = `b.code, b.of_tickets as "ofTickets", b.guest_name as "guestName", b.agent, b.state, b.currency, b.total, b.paid,
  coalesce((select sum(e.amount) from ledger_entry e where e.property_id = b.property_id and e.booking_id = b.booking_id
    and e.kind = 'cancellation fee' and e.source = 'terms'), 0)::bigint as fee,
  b.payment_method = 'debt' as "onCredit", (b.created_at at time zone p.time_zone)::date as "bookedOn",
  b.first_day as "checkIn", b.last_day as "checkOut",
  coalesce((select json_agg((stage.value->>'amount')::bigint order by stage.place)
    from jsonb_array_elements(b.payments) with ordinality as stage (value, place)), '[]') as dues,
  coalesce((select json_agg(json_build_object('paidOn', e.paid_on, 'amount', e.amount)) from ledger_entry e
    where e.property_id = b.property_id and e.booking_id = b.booking_id and e.source = 'person' and e.effect > 0
      and not exists (select from ledger_entry c where c.property_id = e.property_id and c.corrects = e.ledger_entry_id)), '[]') as recorded`

/** The property's bookings, of rooms or of tickets, with some codes. */
export const payableWithCodes = (tx: PropertyTx, codes: readonly string[]): Promise<Payable[]> =>
  payableRows(tx, `select ${columns} from payable b join property p using (property_id) where b.property_id = $1 and b.code = any($2)`, [
    tx.propertyId,
    codes,
  ])

/** Per amount a few living bookings that owe exactly it, the next day of arrival or visit first. */
export const payableOwing = (tx: PropertyTx, amounts: readonly number[]): Promise<Payable[]> =>
  payableRows(
    tx,
    `select ${columns} from unnest($2::bigint[]) as asked (amount)
       cross join lateral (
         select * from payable o
          where o.property_id = $1 and o.paid < o.total and o.total - o.paid = asked.amount and o.payment_method <> 'debt'
            and o.state not in ('cancel', 'void')
          order by o.first_day, o.code limit 4) b
       join property p using (property_id)`,
    [tx.propertyId, amounts],
  )
