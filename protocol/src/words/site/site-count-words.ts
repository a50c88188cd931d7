import type { NoResultReason } from '@innkeeper/rules/site/site-counts'
import { say, type Saying } from '#say.ts'

/** Why a search on the site found nothing, in words. */
export const noResultReasonWords: Readonly<Record<NoResultReason, Saying>> = {
  noRooms: say('Hết phòng', 'No room left'),
  closed: say('Phòng đóng hoặc ngừng bán', 'Rooms closed or not on sale'),
  arrivalDays: say('Đóng ngày đến hoặc đóng ngày đi', 'Closed to arrival or closed to departure'),
  notInTime: say('Quá gấp, đã qua hoặc quá xa', 'Too soon, past or too far ahead'),
  tooFewNights: say('Ít hơn số đêm tối thiểu', 'Fewer nights than the minimum'),
  tooManyNights: say('Nhiều hơn số đêm tối đa', 'More nights than the maximum'),
  tooManyGuests: say('Quá nhiều khách cho mỗi phòng', 'Too many guests for a room'),
  noPrice: say('Chưa có giá', 'No price is set'),
  notOffered: say('Không có gói bán nào', 'No sale package at all'),
  soldOut: say('Hết vé', 'Tickets sold out'),
  closedDay: say('Ngày không mở cửa', 'Closed on that day'),
  stopSell: say('Ngày hoặc khung giờ ngừng bán', 'Day or time slot off sale'),
  cutOff: say('Đã quá hạn đặt trước', 'Past the time to book ahead'),
  over: say('Ngày hoặc giờ vào đã qua', 'Day or time has passed'),
  tooFarAhead: say('Xa hơn hai năm', 'More than two years ahead'),
  noProduct: say('Không có vé nào đang bán', 'No ticket on sale at all'),
}
