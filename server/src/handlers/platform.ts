import type { platformSection } from '@innkeeper/protocol/calls/platform/section'
import type { Handlers } from '#kit/call/implement.ts'
import type { Outside } from '#outside/outside.ts'
import { agreeCommissionCalls } from '#features/e-contracts/agree-commission.calls.ts'
import { amendContractCalls } from '#features/e-contracts/platform/amend-contract.calls.ts'
import { countersignCalls } from '#features/e-contracts/platform/countersign.calls.ts'
import { platformContractCalls } from '#features/e-contracts/platform/platform-contracts.calls.ts'
import { publishContractCalls } from '#features/e-contracts/platform/publish-contract.calls.ts'
import { walkContractCalls } from '#features/e-contracts/platform/walk-contract.calls.ts'
import { platformAgentCalls } from '#features/travel-agents/platform/platform-agents.calls.ts'
import { platformMonthCalls } from '#features/bookings/monthly/platform/platform-months.calls.ts'
import { platformBookingCalls } from '#features/bookings/platform/platform-bookings.calls.ts'
import { platformTicketCalls } from '#features/bookings/platform/platform-tickets.calls.ts'
import { failedJobsCalls } from '#features/failed-jobs/failed-jobs.calls.ts'
import { displayOrderCalls } from '#features/properties/supplier/display-order.calls.ts'
import { supplierActsCalls } from '#features/properties/supplier/supplier-acts.calls.ts'
import { supplierCalls } from '#features/properties/supplier/supplier.calls.ts'
import { troublesCalls } from '#features/properties/supplier/troubles.calls.ts'
import { administratorCalls } from '#features/sign-in/administrators/administrators.calls.ts'
import { resetAdministratorCalls } from '#features/sign-in/administrators/reset-factor.calls.ts'
import { invitingCalls } from '#features/sign-in/administrators/inviting.calls.ts'
import { hotelLoginCalls } from '#features/sign-in/session/hotel-login.calls.ts'

/** The handlers of the platform. */
export const platformHandlers = (outside: Outside): Handlers<keyof typeof platformSection> => ({
  ...supplierCalls(outside),
  ...supplierActsCalls,
  ...displayOrderCalls,
  ...troublesCalls,
  ...agreeCommissionCalls,
  ...platformBookingCalls,
  ...platformTicketCalls,
  ...platformMonthCalls,
  ...platformContractCalls,
  ...walkContractCalls,
  ...publishContractCalls,
  ...countersignCalls,
  ...amendContractCalls,
  ...failedJobsCalls,
  ...platformAgentCalls,
  ...administratorCalls,
  ...invitingCalls(outside),
  ...resetAdministratorCalls,
  ...hotelLoginCalls(outside),
})
