import { bookingDates } from '@innkeeper/protocol/calls/manage/booking'
import { bookingStates } from '@innkeeper/rules/booking/booking-states'
import { z } from 'zod'

/** What the platform's list of bookings is narrowed by, as the address says it. */
export const platformBookingFilter = z.object({
  text: z.string().catch(''),
  hotel: z.uuid().optional().catch(undefined),
  state: z.enum(bookingStates).optional().catch(undefined),
  dates: z.enum(bookingDates).catch('checkIn'),
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
  agent: z.uuid().optional().catch(undefined),
})

/** The filter as the address says it. */
export type PlatformBookingFilter = z.output<typeof platformBookingFilter>

/** The filter as the calls take it. */
export const narrowed = ({ text, hotel, state, dates, from, to, agent }: PlatformBookingFilter) => ({
  text,
  states: state === undefined ? [] : [state],
  dateKind: dates,
  ...(hotel === undefined ? {} : { hotelId: hotel }),
  ...(from === undefined ? {} : { fromDate: from }),
  ...(to === undefined ? {} : { toDate: to }),
  ...(agent === undefined ? {} : { travelAgentId: agent }),
})
