import { say } from '@innkeeper/protocol/say'

/** What could not be read, as it stands in "Could not read …". */
export const what = {
  completeness: say('thông tin bắt buộc', 'the required information'),
  state: say('trạng thái chỗ nghỉ', 'the status of the property'),
  today: say('khách hôm nay', 'today’s guests'),
  occupancy: say('số liệu lấp đầy', 'the occupancy'),
  revenue: say('doanh thu', 'the revenue'),
  states: say('trạng thái đặt phòng', 'the bookings by status'),
} as const
