import type { travelAgentSection } from '@innkeeper/protocol/calls/travel-agent/section'
import type { Handlers } from '#kit/call/implement.ts'
import type { Outside } from '#outside/outside.ts'
import { agentConfirmationCalls } from '#features/bookings/confirmation/confirmation.calls.ts'
import { travelAgentHistory } from '#features/diary/history.calls.ts'
import { agentChangeCalls } from '#features/bookings/agent/agent-changes.calls.ts'
import { agentBookingCalls } from '#features/bookings/agent/agent-bookings.calls.ts'
import { agentOfferCalls } from '#features/bookings/booking-offers/agent-offers.calls.ts'
import { agentRequestCalls } from '#features/bookings/booking-requests/agent-requests.calls.ts'
import { agentMonthCalls } from '#features/bookings/monthly/agent-months.calls.ts'
import { agentTicketCalls } from '#features/bookings/ticket-bookings/agent-tickets.calls.ts'
import { agentVisitorTicketCalls } from '#features/bookings/visitor-tickets/agent-visitor-tickets.calls.ts'
import { offeredServicesCalls } from '#features/hotel-services/offered-hotel-services.calls.ts'
import { distributionCalls } from '#features/distribution/distribution.calls.ts'
import { agentTermsCalls } from '#features/agent-terms/agent-terms.calls.ts'
import { travelAgentCalls } from '#features/travel-agents/travel-agents.calls.ts'

/** The handlers of travel agents. */
export const travelAgentHandlers = (
  outside: Pick<Outside, 'files' | 'keyFor' | 'publicUrl'>,
): Handlers<keyof typeof travelAgentSection> => ({
  ...travelAgentCalls,
  ...distributionCalls,
  ...offeredServicesCalls,
  ...agentBookingCalls,
  ...agentTicketCalls,
  ...agentVisitorTicketCalls(outside),
  ...agentMonthCalls,
  ...agentRequestCalls(outside),
  ...agentOfferCalls(outside),
  ...agentChangeCalls,
  ...travelAgentHistory,
  ...agentTermsCalls,
  ...agentConfirmationCalls(outside.files),
})
