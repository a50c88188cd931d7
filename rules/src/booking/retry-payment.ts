import { bookingMove } from './booking-states.ts'
import type { BookingMover } from './booking-states.ts'
import { hasExpired } from './expiry.ts'
import type { ExpiryFacts } from './expiry.ts'

/** Whether a failed payment may be tried again: until the payment term passes, because the booking is cancelled then. */
export const mayRetryPayment = (booking: ExpiryFacts, who: BookingMover, now: Date): boolean =>
  bookingMove(booking.state, 'retry', who) !== null && !hasExpired(booking, now)
