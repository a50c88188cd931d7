import type { CallPath } from '@innkeeper/protocol/catalogue'
import type { Handlers } from '#kit/call/implement.ts'
import type { Outside } from '#outside/outside.ts'
import { pictureWork } from '#features/images/pictures/picture-work.ts'
import { accountHandlers } from './account.ts'
import { connectivityHandlers } from './connectivity.ts'
import { dashboardHandlers } from './dashboard.ts'
import { hotelInformationHandlers } from './hotel-information.ts'
import { manageHandlers } from './manage.ts'
import { platformHandlers } from './platform.ts'
import { roomSaleHandlers } from './room-sale.ts'
import { settingHandlers } from './setting.ts'
import { supportHandlers } from './support.ts'
import { ticketsHandlers } from './tickets.ts'
import { travelAgentHandlers } from './travel-agent.ts'

/** The handlers of all calls; a missing one does not compile. */
export const handlersOf = (outside: Outside): Handlers<CallPath> => {
  const pictures = pictureWork(outside)
  return {
    ...dashboardHandlers,
    ...hotelInformationHandlers(outside, pictures),
    ...roomSaleHandlers(pictures),
    ...travelAgentHandlers(outside),
    ...connectivityHandlers(outside),
    ...ticketsHandlers(outside),
    ...manageHandlers(outside, pictures),
    ...settingHandlers(outside),
    ...supportHandlers(outside, pictures),
    ...accountHandlers(outside, pictures),
    ...platformHandlers(outside),
  }
}
