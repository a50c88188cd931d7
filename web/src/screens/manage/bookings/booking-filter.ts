import { bookingDates, bookingViews } from '@innkeeper/protocol/calls/manage/booking'
import { bookingStates } from '@innkeeper/rules/booking/booking-states'
import { z } from 'zod'

/** What the list of bookings is narrowed by, as the address says it. */
export const bookingFilter = z.object({
  view: z.enum(bookingViews).catch('all'),
  text: z.string().catch(''),
  state: z.enum(bookingStates).optional().catch(undefined),
  dates: z.enum(bookingDates).catch('checkIn'),
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
  agent: z.uuid().optional().catch(undefined),
})

/** The filter as the address says it. */
export type BookingFilter = z.output<typeof bookingFilter>

/** The filter without its named view, as the calls take it. */
export const narrowed = ({ text, state, dates, from, to, agent }: BookingFilter) => ({
  text,
  states: state === undefined ? [] : [state],
  dateKind: dates,
  ...(from === undefined ? {} : { fromDate: from }),
  ...(to === undefined ? {} : { toDate: to }),
  ...(agent === undefined ? {} : { travelAgentId: agent }),
})
