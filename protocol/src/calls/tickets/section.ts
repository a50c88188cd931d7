import { gateCalls } from './gate.ts'
import { ticketBookingCalls } from './ticket-booking.ts'
import { ticketDayCalls } from './ticket-day.ts'
import { ticketProductCalls } from './ticket-product.ts'

/** The calls of parks: what they sell, their calendar, their ticket bookings and gates. */
export const ticketsSection = {
  ...ticketProductCalls,
  ...ticketDayCalls,
  ...ticketBookingCalls,
  ...gateCalls,
}
