import { bookingCalls } from './booking.ts'

/** The calls of managing bookings. */
export const manageSection = {
  ...bookingCalls,
}
