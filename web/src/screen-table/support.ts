import { say } from '@innkeeper/protocol/say'
import { hotelScreen } from './hotel-screen.ts'

/** The screens of the menu's section “support”. */
export const supportScreens = [
  hotelScreen('connectBE', {
    guide: 'site-domain',
    title: say('Kết nối trang đặt phòng', 'Connect the booking engine'),
    codes: ['BE_INTEGRATION_1'],
  }),
  hotelScreen('connections', {
    guide: 'connections',
    title: say('Kết nối hệ thống', 'Connected systems'),
    codes: ['BE_INTEGRATION_1'],
  }),
  hotelScreen('configBE', {
    guide: 'letters',
    title: say('Cấu hình trang đặt phòng', 'Booking engine settings'),
    codes: ['BE_SETTINGS_1'],
  }),
  hotelScreen('configBE/look', {
    guide: 'site-look',
    title: say('Giao diện trang đặt phòng', 'Look of the site'),
    codes: ['BE_SETTINGS_1'],
  }),
  hotelScreen('configBE/email', { guide: 'letters', title: say('Gửi email', 'Sending emails'), codes: ['BE_SETTINGS_1'] }),
  hotelScreen('configBE/letters', { guide: 'letters', title: say('Loại email', 'Kinds of emails'), codes: ['BE_SETTINGS_1'] }),
  hotelScreen('configBE/visits', {
    guide: 'site-visits',
    title: say('Lượt xem trang đặt phòng', 'Visits of the booking site'),
    codes: ['BE_SETTINGS_1'],
  }),
]
