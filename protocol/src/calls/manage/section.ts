import { bookingCalls } from './booking.ts'
import { findCalls } from './find.ts'

/** The calls of managing bookings. */
export const manageSection = {
  ...bookingCalls,
  ...findCalls,
}
