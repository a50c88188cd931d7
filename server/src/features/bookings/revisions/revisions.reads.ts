import { rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { storedRevision } from './stored-revision.ts'
import { toldBooking, toldTickets, type CodesInUse, type Revision } from './told-booking.ts'

const revisionRows = rowsLike(storedRevision)

/** The property's revisions with some numbers, in their order, with a connected system's own codes. */
export const revisionsNumbered = async (tx: PropertyTx, numbers: readonly number[], codes: CodesInUse): Promise<Revision[]> => {
  const rows = await revisionRows(
    tx,
    `select r.number, r.kind, r.at, r.of_tickets as "ofTickets", b.code, r.state, r.check_in as "checkIn", r.check_out as "checkOut",
        r.guest_name as "guestName", r.guest_phone as "guestPhone", r.guest_email as "guestEmail", r.note, b.currency, r.total, r.paid,
        r.payment_method as "paymentMethod", r.pay_by as "payBy", r.cancel_reason as "cancelReason", r.snapshot, b.created_at as "createdAt"
       from booking_revision r join told_booking b using (property_id, booking_id)
      where r.property_id = $1 and r.number = any($2) order by r.number`,
    [tx.propertyId, numbers],
  )
  return rows.map((row) => ({
    number: row.number,
    kind: row.kind,
    at: row.at,
    booking: row.ofTickets ? null : toldBooking(row, codes),
    tickets: row.ofTickets ? toldTickets(row) : null,
  }))
}
