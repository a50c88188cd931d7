import type { ticketsSection } from '@innkeeper/protocol/calls/tickets/section'
import type { Handlers } from '#kit/call/implement.ts'
import type { Outside } from '#outside/outside.ts'
import { gateOfflineCalls } from '#features/bookings/gate/gate-offline.calls.ts'
import { gateCalls } from '#features/bookings/gate/gate.calls.ts'
import { ticketBookingCalls } from '#features/bookings/ticket-bookings/ticket-bookings.calls.ts'
import { ticketHistory } from '#features/diary/history.calls.ts'
import { ticketDaysCalls } from '#features/tickets/days/ticket-days.calls.ts'
import { ticketProductsCalls } from '#features/tickets/products/ticket-products.calls.ts'

/** The handlers of parks. */
export const ticketsHandlers = (outside: Pick<Outside, 'keyFor'>): Handlers<keyof typeof ticketsSection> => ({
  ...ticketProductsCalls,
  ...ticketDaysCalls,
  ...ticketBookingCalls,
  ...gateCalls(outside),
  ...gateOfflineCalls(outside),
  ...ticketHistory,
})
