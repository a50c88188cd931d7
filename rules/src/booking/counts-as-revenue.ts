import { bookingStates } from './booking-states.ts'
import type { BookingState } from './booking-states.ts'

const counting: ReadonlySet<BookingState> = new Set(['await fully payment', 'confirm', 'in service', 'close'])

/** Whether a booking counts as revenue: something was paid or agreed; what waits for its first payment may still lapse by itself. */
export function countsAsRevenue(state: BookingState): boolean {
  return counting.has(state)
}

/** The states whose bookings count as revenue. */
export const revenueStates: readonly BookingState[] = bookingStates.filter(countsAsRevenue)
