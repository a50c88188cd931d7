import { administratorCalls } from './administrators.ts'
import { platformBookingCalls } from './bookings.ts'
import { contractListCalls } from './contract-list.ts'
import { platformContractCalls } from './contracts.ts'
import { hotelActCalls } from './hotel-acts.ts'
import { hotelDetailCalls } from './hotel-detail.ts'
import { hotelListCalls } from './hotel-list.ts'
import { hotelOrderCalls } from './hotel-order.ts'
import { hotelTroubleCalls } from './hotel-troubles.ts'
import { jobCalls } from './job.ts'
import { platformMonthCalls } from './monthly-statements.ts'
import { platformTicketCalls } from './ticket-bookings.ts'
import { platformAgentCalls } from './travel-agents.ts'

/** The calls of the platform. */
export const platformSection = {
  ...hotelListCalls,
  ...hotelDetailCalls,
  ...hotelActCalls,
  ...hotelOrderCalls,
  ...hotelTroubleCalls,
  ...platformBookingCalls,
  ...platformTicketCalls,
  ...platformMonthCalls,
  ...contractListCalls,
  ...platformContractCalls,
  ...jobCalls,
  ...platformAgentCalls,
  ...administratorCalls,
}
