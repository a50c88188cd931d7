import type { Loaders } from '#screen.ts'
import type { dashboardScreens } from '#screen-table/dashboard.ts'

/** How each of these screens is loaded. */
export const dashboardLoaders: Loaders<typeof dashboardScreens> = {
  '/u/$hotelId/dashboard': async () => (await import('#screens/dashboard/overview/dashboard-screen.tsx')).DashboardScreen,
}
