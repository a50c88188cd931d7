import { bookingMove } from './booking-states.ts'
import type { BookingState } from './booking-states.ts'

/** The facts that decide whether a booking expires; `payBy` is null where no deadline was set. */
export type ExpiryFacts = { readonly state: BookingState; readonly payBy: Date | null }

/** Whether "an unpaid booking is cancelled" now because its payment deadline has passed; a partly paid booking is not unpaid. */
export const hasExpired = (booking: ExpiryFacts, now: Date): boolean => {
  if (booking.payBy === null || bookingMove(booking.state, 'expire', 'clock') === null) return false
  return now.getTime() > booking.payBy.getTime()
}

/** The moment by which a booking must be paid: that many hours after it was made. */
export const paymentTerm = (bookedAt: Date, hours: number): Date => new Date(bookedAt.getTime() + hours * 3_600_000)
