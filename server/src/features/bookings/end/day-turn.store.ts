import { z } from 'zod'
import { dayInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import { bookingStates, type BookingState } from '@innkeeper/rules/booking/booking-states'
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '#kit/transaction/transaction.ts'

const turning = z.strictObject({
  propertyId: z.uuid(),
  bookingId: z.uuid(),
  code: z.string(),
  state: z.enum(bookingStates),
  checkIn: dayInRow,
  checkOut: dayInRow,
  settled: z.boolean(),
  today: dayInRow,
})

/** A booking that the start of a day may move; `today` is its property's own day. */
export type Turning = z.output<typeof turning>

const turningRows = rowsLike(turning)

const settled = `(b.paid >= b.total or b.payment_method = 'debt')`

/** Locks bookings that the day may move; those that somebody else has locked wait for the next sweep. */
export const lockTurning = async (tx: Tx, now: Date, most: number): Promise<Turning[]> =>
  turningRows(
    tx,
    `select b.property_id as "propertyId", b.booking_id as "bookingId", b.code, b.state, b.check_in as "checkIn",
        b.check_out as "checkOut", ${settled} as settled, d.today
       from booking b
       join (select property_id, ($1::timestamptz at time zone time_zone)::date as today from property) d using (property_id)
      where (b.state = 'confirm' and b.check_in <= d.today) or (b.state = 'in service' and b.check_out < d.today and ${settled})
      limit $2 for update of b skip locked`,
    [now.toISOString(), most],
  )

/** One step of a booking. */
export type Step = { readonly booking: Turning; readonly to: BookingState }

/** Moves bookings and writes each step into its timeline. */
export const writeSteps = async (tx: Tx, steps: readonly Step[], now: Date): Promise<void> => {
  const rows = steps.map(({ booking, to }, index) => ({
    property_id: booking.propertyId,
    booking_id: booking.bookingId,
    event_id: uuidv7(),
    state: to,
    kind: to === 'close' ? 'closed' : 'checkedIn',
    place: index,
  }))
  await tx.rows(
    `with steps as (
       select * from json_to_recordset($1) as s (property_id uuid, booking_id uuid, event_id uuid, state text, kind text, place integer)),
     moved as (
       update booking b set state = last.state, changed_at = $2
         from (select distinct on (property_id, booking_id) * from steps order by property_id, booking_id, place desc) last
        where b.property_id = last.property_id and b.booking_id = last.booking_id)
     insert into booking_event (property_id, booking_id, booking_event_id, kind, at, person, origin)
       select property_id, booking_id, event_id, kind, $2, 'Innkeeper', 'system' from steps`,
    [JSON.stringify(rows), now.toISOString()],
  )
}
