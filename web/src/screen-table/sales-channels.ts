import { say } from '@innkeeper/protocol/say'
import { roomScreen } from './hotel-screen.ts'

/** The screens of the menu's section “sales channels”. */
export const salesChannelScreens = [
  roomScreen('hotel/review', {
    guide: 'preview',
    title: say('Xem trước trên cổng đại lý', 'Preview on the agent portal'),
    codes: ['TA_PORTAL_1'],
  }),
]
