import { holdsRooms } from './booking-states.ts'
import type { BookingState } from './booking-states.ts'

/** The facts that decide how much of a booking is still to be paid. */
export type OwedFacts = { readonly state: BookingState; readonly total: number; readonly paid: number; readonly onCredit: boolean }

/** What is still owed on a booking: nothing once it is cancelled or void, or where it is on the agent's credit. */
export const owedOn = (booking: OwedFacts): number => {
  if (!holdsRooms(booking.state) || booking.onCredit) return 0
  return Math.max(0, booking.total - booking.paid)
}
