import { ticketDates, ticketViews } from '@innkeeper/protocol/calls/tickets/ticket-booking'
import { z } from 'zod'
import { bookingFilter, narrowed as narrowedBookings } from '../booking-filter.ts'

/** What the list of ticket bookings is narrowed by, as the address says it. */
export const ticketFilter = bookingFilter.extend({ view: z.enum(ticketViews).catch('all'), dates: z.enum(ticketDates).catch('visit') })

/** The filter as the address says it. */
export type TicketFilter = z.output<typeof ticketFilter>

/** The filter without its named view, as the calls take it. */
export const narrowed = ({ dates, ...filter }: TicketFilter) => ({
  ...narrowedBookings({ ...filter, view: 'all', dates: 'checkIn' }),
  dateKind: dates,
})
