import type { dashboardSection } from '@innkeeper/protocol/calls/dashboard/section'
import type { Handlers } from '#kit/call/implement.ts'
import { completenessCalls } from '#features/completeness/completeness.calls.ts'
import { dashboardCalls } from '#features/dashboard/dashboard.calls.ts'
import { parkDashboardCalls } from '#features/dashboard/park/park-dashboard.calls.ts'
import { confirmToSellCalls } from '#features/properties/life/confirm-to-sell.calls.ts'
import { reviewCalls } from '#features/review/review.calls.ts'
import { siteCountCalls } from '#features/site/counts/site-counts.calls.ts'

/** The handlers of the dashboard. */
export const dashboardHandlers: Handlers<keyof typeof dashboardSection> = {
  ...dashboardCalls,
  ...parkDashboardCalls,
  ...completenessCalls,
  ...confirmToSellCalls,
  ...reviewCalls,
  ...siteCountCalls,
}
