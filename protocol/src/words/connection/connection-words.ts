import type { ConnectionKind, ConnectionScope, ConnectionState, ConnectionThing } from '@innkeeper/rules/connection/connection-kinds'
import { say, type Saying } from '#say.ts'

/** The kinds of connected systems. */
export const connectionKindWords = {
  pms: say('Phần mềm quản lý khách sạn (PMS)', 'Property-management system (PMS)'),
  channel: say('Quản lý kênh (channel manager)', 'Channel manager'),
} as const satisfies Record<ConnectionKind, Saying>

/** Whether a connection works. */
export const connectionStateWords = {
  active: say('Đang kết nối', 'Connected'),
  stopped: say('Đã ngừng', 'Stopped'),
} as const satisfies Record<ConnectionState, Saying>

/** What a key may do. */
export const connectionScopeWords = {
  'ari:write': say('Gửi phòng trống, giá, hạn chế, dịch vụ', 'Send availability, prices, restrictions, services'),
  'bookings:read': say('Lấy đặt phòng', 'Fetch bookings'),
} as const satisfies Record<ConnectionScope, Saying>

/** A code that no message has used for so many days may be forgotten. */
export const daysCodeInUse = 30

/** What a code of a connected system stands for. */
export const connectionThingWords = {
  room: say('Loại phòng', 'Room type'),
  plan: say('Gói bán', 'Sale package'),
} as const satisfies Record<ConnectionThing, Saying>
