import { ticketDates } from '@innkeeper/protocol/calls/tickets/ticket-booking'
import { z } from 'zod'
import { narrowed as narrowedBookings, platformBookingFilter } from '../platform-booking-filter.ts'

/** What the platform's list of ticket bookings is narrowed by, as the address says it. */
export const platformTicketFilter = platformBookingFilter.extend({ dates: z.enum(ticketDates).catch('visit') })

/** The filter as the address says it. */
export type PlatformTicketFilter = z.output<typeof platformTicketFilter>

/** The filter as the calls take it. */
export const narrowed = ({ dates, ...filter }: PlatformTicketFilter) => ({
  ...narrowedBookings({ ...filter, dates: 'checkIn' }),
  dateKind: dates,
})
