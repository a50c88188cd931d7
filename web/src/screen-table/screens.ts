import type { Screen } from '#screen.ts'
import { dashboardScreens } from './dashboard.ts'
import { manageScreens } from './manage.ts'
import { roomSaleScreens } from './room-sale.ts'
import { ticketScreens } from './tickets.ts'
import { settingScreens } from './setting.ts'
import { hotelInformationScreens } from './hotel-information.ts'
import { travelAgentScreens } from './travel-agents.ts'
import { activityDiaryScreens } from './activity-diary.ts'
import { salesChannelScreens } from './sales-channels.ts'
import { supportScreens } from './support.ts'
import { platformScreens } from './platform.ts'
import { publicScreens } from './public.ts'

/** The screens of a property: `/u/$hotelId/…`. */
export const hotelScreens: readonly Screen[] = [
  ...dashboardScreens,
  ...manageScreens,
  ...roomSaleScreens,
  ...ticketScreens,
  ...settingScreens,
  ...hotelInformationScreens,
  ...travelAgentScreens,
  ...activityDiaryScreens,
  ...salesChannelScreens,
  ...supportScreens,
]

/** Every screen there is; what the menu, the guards and the search show is read from here. */
export const screens: readonly Screen[] = [...publicScreens, ...platformScreens, ...hotelScreens]
