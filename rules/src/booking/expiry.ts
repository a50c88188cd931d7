import { bookingMove } from './booking-states.ts'
import type { BookingState } from './booking-states.ts'

/** What decides whether a booking expires; `payBy` is null where no term was given. */
export type ExpiryFacts = { readonly state: BookingState; readonly payBy: Date | null }

/** Whether "an unpaid booking is cancelled" now because its payment term has passed; a booking paid in part is not unpaid. */
export function hasExpired(booking: ExpiryFacts, now: Date): boolean {
  if (booking.payBy === null || bookingMove(booking.state, 'expire', 'clock') === null) return false
  return now.getTime() > booking.payBy.getTime()
}

/** The moment by which a booking must be paid: so many hours after it was made. */
export function paymentTerm(bookedAt: Date, hours: number): Date {
  return new Date(bookedAt.getTime() + hours * 3_600_000)
}
