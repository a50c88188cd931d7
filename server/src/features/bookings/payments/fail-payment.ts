import { bookingMove } from '@innkeeper/rules/booking/booking-states'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { StoredBooking } from '../bookings.store.ts'
import { moveTo, writeEvent } from '../life/booking-events.store.ts'
import { tellOfMoney } from './money-news.ts'

/** Notes that a gateway refused a payment of a locked booking: in its timeline, to the property, and in its state where that has the move. */
export const failPayment = async (
  tx: PropertyTx,
  booking: StoredBooking,
  { gateway, code, now }: { readonly gateway: string; readonly code: string; readonly now: Date },
): Promise<void> => {
  const state = bookingMove(booking.state, 'failPayment', 'gateway')?.to ?? booking.state
  if (state !== booking.state) await moveTo(tx, booking.bookingId, state, now)
  await writeEvent(tx, booking.bookingId, {
    kind: 'paymentFailed',
    at: now,
    person: gateway,
    origin: 'system',
    detail: { reason: code },
  })
  await tellOfMoney(tx, 'paymentFailed', { booking: { ...booking, state }, person: gateway })
}
