import { z } from 'zod'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import type { Tx } from '#kit/transaction/transaction.ts'

/** A ticket booking whose payment deadline has passed. */
export type OverdueTickets = { readonly propertyId: string; readonly bookingId: string }

const overdueRows = rowsLike(z.strictObject({ propertyId: z.uuid(), bookingId: z.uuid() }))
const movedRows = rowsLike(z.strictObject({ propertyId: z.uuid() }))

/** Ticket bookings whose payment deadline has passed, the longest overdue first. */
export const overdueTickets = (tx: Tx, now: Date, most: number): Promise<OverdueTickets[]> =>
  overdueRows(
    tx,
    `select property_id as "propertyId", ticket_booking_id as "bookingId" from ticket_booking
      where pay_by < $1 and state in ('await payment', 'payment failed') order by pay_by limit $2`,
    [now.toISOString(), most],
  )

/**
 * Moves ticket bookings that the day moves, each by one step, with its event; those that somebody else has locked wait for the next sweep.
 * Returns the park of each.
 */
export const turnTicketDay = async (tx: Tx, now: Date, most: number): Promise<string[]> => {
  const rows = await movedRows(tx, turnQuery, [now.toISOString(), most])
  return rows.map(({ propertyId }) => propertyId)
}

const settled = `(b.paid >= b.total or b.payment_method = 'debt')`

const turnQuery = `
  with turning as (
    select b.property_id, b.ticket_booking_id, case b.state when 'confirm' then 'in service' else 'close' end as state
      from ticket_booking b
      join (select property_id, ($1::timestamptz at time zone time_zone)::date as today from property) d using (property_id)
     where (b.state = 'confirm' and b.visit_day <= d.today) or (b.state = 'in service' and b.last_day < d.today and ${settled})
     limit $2 for update of b skip locked),
  moved as (
    update ticket_booking b set state = t.state, changed_at = $1
      from turning t where b.property_id = t.property_id and b.ticket_booking_id = t.ticket_booking_id
     returning b.property_id, b.ticket_booking_id, b.state),
  told as (
    insert into ticket_booking_event (property_id, ticket_booking_id, ticket_booking_event_id, kind, at, person, origin)
      select property_id, ticket_booking_id, gen_random_uuid(), case state when 'close' then 'closed' else 'checkedIn' end, $1, 'Innkeeper',
          'system' from moved)
  select property_id as "propertyId" from moved`
