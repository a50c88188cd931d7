import { say } from '@innkeeper/protocol/say'

/** The two logs of operations on nights: rates and restrictions of plans, and rooms on sale of room types. */
export type LogKind = 'rates' | 'rooms'

/** What the logs are called and which calls they read. */
export const logs = {
  rates: {
    title: say('Nhật ký cập nhật giá hàng loạt', 'Bulk rate update log'),
    what: say('nhật ký cập nhật giá', 'the rate update log'),
    empty: say('Chưa có lần cập nhật giá nào. Mỗi lần lưu giá sẽ hiện ở đây.', 'No rate has been updated yet. Every save appears here.'),
    search: 'room-plan-log/search',
    detail: 'room-plan-log/detail',
    export: 'room-plan-log/export',
    names: 'room-plan-log/get-names',
  },
  rooms: {
    title: say('Nhật ký cập nhật phòng trống', 'Room availability log'),
    what: say('nhật ký cập nhật phòng trống', 'the room availability log'),
    empty: say(
      'Chưa có lần cập nhật phòng nào. Mỗi lần lưu số phòng sẽ hiện ở đây.',
      'No availability has been updated yet. Every save appears here.',
    ),
    search: 'room-log/search',
    detail: 'room-log/detail',
    export: 'room-log/export',
    names: 'room-log/get-names',
  },
} as const
