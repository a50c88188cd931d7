import { say } from '@innkeeper/protocol/say'
import { hotelScreen } from './hotel-screen.ts'

/** The screens of the menu's section “dashboard”. */
export const dashboardScreens = [
  hotelScreen('dashboard', {
    guide: 'dashboard',
    title: say('Tổng quan', 'Dashboard'),
    codes: ['DASHBOARD_1'],
  }),
]
