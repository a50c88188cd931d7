import { agentTermsCalls } from './agent-terms.ts'
import { distributionRequestCalls } from './distribution-requests.ts'
import { distributionOfferCalls } from './distribution-offers.ts'
import { distributionBookingCalls } from './distribution-bookings.ts'
import { distributionMonthCalls } from './distribution-months.ts'
import { distributionTicketCalls } from './distribution-tickets.ts'
import { distributionVisitorTicketCalls } from './distribution-visitor-tickets.ts'
import { distributionCalls } from './distribution.ts'
import { travelagentCalls } from './travelagent.ts'

/** The calls of travel agents. */
export const travelAgentSection = {
  ...distributionCalls,
  ...distributionRequestCalls,
  ...distributionOfferCalls,
  ...distributionBookingCalls,
  ...distributionTicketCalls,
  ...distributionVisitorTicketCalls,
  ...distributionMonthCalls,
  ...travelagentCalls,
  ...agentTermsCalls,
}
