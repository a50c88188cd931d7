import { say, type Saying } from '@innkeeper/protocol/say'
import type { VisitCount } from './visit-sums.ts'

/** What is counted, as the sums, the table and the file call it. */
export const countWords: Readonly<Record<VisitCount, Saying>> = {
  view: say('Lượt xem trang', 'Views'),
  search: say('Lượt tìm phòng', 'Searches'),
  noResult: say('Tìm không có kết quả', 'Searches without result'),
  chosen: say('Chọn gói', 'Stays chosen'),
  started: say('Gửi đơn đặt', 'Booking forms sent'),
  booked: say('Đặt phòng', 'Bookings'),
  paid: say('Đã xác nhận', 'Confirmed'),
}
