import { holdsRooms } from './booking-states.ts'
import type { BookingState } from './booking-states.ts'

/** What decides how much of a booking is still to be paid. */
export type OwedFacts = { readonly state: BookingState; readonly total: number; readonly paid: number; readonly onCredit: boolean }

/** What is still owed on a booking: nothing once it is cancelled or void, nor where it stands on the agent's credit. */
export function owedOn(booking: OwedFacts): number {
  if (!holdsRooms(booking.state) || booking.onCredit) return 0
  return Math.max(0, booking.total - booking.paid)
}
