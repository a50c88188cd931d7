import { say } from '@innkeeper/protocol/say'
import { hotelScreen, roomScreen } from './hotel-screen.ts'

/** The screens of the menu's section “activity diary”. */
export const activityDiaryScreens = [
  hotelScreen('hotel/activityDiary', {
    guide: 'system-log',
    title: say('Nhật ký hệ thống', 'System log'),
    codes: ['SYSTEM_LOG_1'],
  }),
  hotelScreen('hotel/activityDiaryHotelInfor', {
    guide: 'system-log',
    title: say('Nhật ký thông tin chỗ nghỉ', 'Log of the property information'),
    codes: ['SYSTEM_LOG_1'],
  }),
  roomScreen('hotel/activityDiaryUpdateBulk', {
    guide: 'logs-and-undo',
    title: say('Nhật ký cập nhật giá hàng loạt', 'Bulk rate update log'),
    codes: ['RATE_LOG_1'],
  }),
  roomScreen('hotel/activityDiaryUpdateRoomAvail', {
    guide: 'logs-and-undo',
    title: say('Nhật ký cập nhật phòng trống', 'Room availability log'),
    codes: ['INVENTORY_LOG_1'],
  }),
]
