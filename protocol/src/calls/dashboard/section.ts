import { dashboardCalls } from './dashboard.ts'
import { parkDashboardCalls } from './park.ts'
import { reviewCalls } from './review.ts'

/** The calls of the dashboard. */
export const dashboardSection = {
  ...dashboardCalls,
  ...parkDashboardCalls,
  ...reviewCalls,
}
