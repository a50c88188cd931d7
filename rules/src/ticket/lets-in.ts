import type { BookingState } from '#booking/booking-states.ts'

/** Whether the tickets of a booking let visitors in: not while it waits for money, and not once it is cancelled. */
export const letsIn = (state: BookingState): boolean => state === 'confirm' || state === 'in service' || state === 'close'
