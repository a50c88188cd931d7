import type { LoadScreen } from '#screen.ts'
import { dashboardLoaders } from './dashboard.ts'
import { manageLoaders } from './manage.ts'
import { roomSaleLoaders } from './room-sale.ts'
import { ticketLoaders } from './tickets.ts'
import { settingLoaders } from './setting.ts'
import { hotelInformationLoaders } from './hotel-information.ts'
import { travelAgentLoaders } from './travel-agents.ts'
import { activityDiaryLoaders } from './activity-diary.ts'
import { salesChannelLoaders } from './sales-channels.ts'
import { supportLoaders } from './support.ts'
import { platformLoaders } from './platform.ts'

/** How each screen that needs a session is loaded, by its path in the table of screens. Only the router imports this. */
export const insideLoaders: Readonly<Record<string, LoadScreen>> = {
  ...dashboardLoaders,
  ...manageLoaders,
  ...roomSaleLoaders,
  ...ticketLoaders,
  ...settingLoaders,
  ...hotelInformationLoaders,
  ...travelAgentLoaders,
  ...activityDiaryLoaders,
  ...salesChannelLoaders,
  ...supportLoaders,
  ...platformLoaders,
}
