import type { BookingState } from './booking-states.ts'

/**
 * The states whose bookings count as revenue: something was paid or agreed, and not taken back. What waits for its first payment may
 * still lapse by itself.
 */
export const revenueStates: readonly BookingState[] = ['await fully payment', 'confirm', 'in service', 'close']
