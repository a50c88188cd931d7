import type { BookingState } from './booking-states.ts'

/**
 * The states whose bookings count as revenue: something was paid or agreed and not taken back. A booking that waits for its first payment
 * may still expire.
 */
export const revenueStates: readonly BookingState[] = ['await fully payment', 'confirm', 'in service', 'close']
