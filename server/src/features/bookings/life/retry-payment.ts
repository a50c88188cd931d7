import { mayRetryPayment } from '@innkeeper/rules/booking/retry-payment'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { readersByMail } from '#features/notifications/notifications.reads.ts'
import { propertyEmail, type StoredBooking } from '../bookings.store.ts'
import { notifyProperty } from '../notify-booking.ts'
import { moveTo, writeEvent } from './booking-events.store.ts'

type Retrying = {
  readonly who: 'customer' | 'property'
  readonly person: string
  readonly accountId?: string
  readonly now: Date
}

/** Lets the failed payment of a locked booking be tried again, within its term; null where it may not be. */
export const retryPayment = async (
  tx: PropertyTx,
  booking: StoredBooking,
  { who, person, accountId, now }: Retrying,
): Promise<StoredBooking | null> => {
  const payBy = booking.payBy === null ? null : new Date(booking.payBy)
  if (!mayRetryPayment({ state: booking.state, payBy }, who, now)) return null
  const moved = { ...booking, state: 'await payment' as const, changedAt: now.toISOString() }
  const kind = 'paymentRetried'
  await moveTo(tx, booking.bookingId, moved.state, now)
  await writeEvent(tx, booking.bookingId, { kind, at: now, person, origin: who === 'customer' ? 'agent' : 'screen' })
  const [email, readers] = [await propertyEmail(tx), await readersByMail(tx, kind)]
  await notifyProperty(tx, { kind, email, readers }, [{ booking: moved, person, accountId: accountId ?? null }])
  return moved
}
