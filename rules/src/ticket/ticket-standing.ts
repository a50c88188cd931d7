import type { BookingState } from '#booking/booking-states.ts'

/** What a ticket is worth by the state of its booking. */
export const ticketStandings = ['valid', 'unpaid', 'void'] as const

/** What a ticket is worth. */
export type TicketStanding = (typeof ticketStandings)[number]

/** What the tickets of a booking are worth: nothing once it is cancelled, and nothing yet while money is owed. */
export const ticketStanding = (state: BookingState): TicketStanding => {
  if (state === 'cancel' || state === 'void') return 'void'
  return state === 'confirm' || state === 'in service' || state === 'close' ? 'valid' : 'unpaid'
}
