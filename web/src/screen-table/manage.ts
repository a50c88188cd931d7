import { say } from '@innkeeper/protocol/say'
import { hotelScreen } from './hotel-screen.ts'

/** The screens of the menu's section “manage”. */
export const manageScreens = [
  hotelScreen('booking/list-booking', {
    guide: 'bookings',
    title: say('Danh sách đặt phòng', 'Bookings'),
    codes: ['BOOKING_LIST_1'],
  }),
  hotelScreen('booking/detail/$code', {
    guide: 'bookings',
    title: say('Đặt phòng', 'Booking'),
    codes: ['BOOKING_LIST_1'],
  }),
]
