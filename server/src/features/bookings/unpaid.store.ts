import type { PropertyTx, Tx } from '../../kit/transaction.ts'
import { bookingColumns, type StoredBooking } from './bookings.store.ts'

/** A booking whose payment term has passed. */
export type Overdue = { readonly propertyId: string; readonly bookingId: string }

/** Bookings whose payment term has passed, the longest overdue first. */
export const overdueBookings = async (tx: Tx, now: Date, most: number): Promise<Overdue[]> =>
  tx.rows<Overdue>(
    `select property_id as "propertyId", booking_id as "bookingId" from booking
      where pay_by < $1 and state in ('await payment', 'payment failed') order by pay_by limit $2`,
    [now.toISOString(), most],
  )

/** A booking held until the transaction ends; undefined when somebody else holds it. */
export const holdUnlessHeld = async (tx: PropertyTx, bookingId: string): Promise<StoredBooking | undefined> => {
  const [booking] = await tx.rows<StoredBooking>(
    `select ${bookingColumns} from booking where property_id = $1 and booking_id = $2 for update skip locked`,
    [tx.propertyId, bookingId],
  )
  return booking
}
