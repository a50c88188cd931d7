import { say } from '#say.ts'
import { refusal, type Refusal } from '../refusal.ts'

/** Refusals of quoting, booking and cancelling. */
export const bookingRefusals = {
  stayBlocked: refusal(300, 409, say('Không đặt được: {reason}', 'Cannot be booked: {reason}')),
  priceChanged: refusal(
    301,
    409,
    say(
      'Giá đã đổi từ {oldPrice} thành {newPrice}. Báo giá lại rồi đặt.',
      'The price has changed from {oldPrice} to {newPrice}. Quote again, then book.',
    ),
  ),
  debtNotConfigured: refusal(
    302,
    409,
    say('Đại lý chưa được cấp công nợ tại chỗ nghỉ này.', 'The agent has no credit with this property.'),
  ),
  debtOverLimit: refusal(
    303,
    409,
    say('Vượt hạn mức công nợ: còn {creditLeft}, cần {price}.', 'Over the credit limit: {creditLeft} left, {price} needed.'),
  ),
  cannotCancel: refusal(
    304,
    409,
    say('Không huỷ được: kiểm tra trạng thái của đặt phòng.', 'Cannot cancel: check the status of the booking.'),
  ),
  stayTooLong: refusal(305, 422, say('Một lần đặt tối đa {max} đêm.', 'A booking covers {max} nights at most.')),
  departsBeforeArrival: refusal(306, 422, say('Ngày trả phòng phải sau ngày nhận phòng.', 'The departure must come after the arrival.')),
  tooManyExtraBeds: refusal(
    307,
    422,
    say('Loại phòng này thêm được tối đa {max} giường phụ.', 'This room type takes {max} extra beds at most.'),
  ),
  tooManyRows: refusal(
    308,
    422,
    say('Xuất được tối đa {max} dòng. Thu hẹp điều kiện lọc.', 'At most {max} rows can be exported. Narrow the filter.'),
  ),
  pointMissing: refusal(
    309,
    422,
    say('Cần vĩ độ và kinh độ, hoặc một địa danh, để tính khoảng cách.', 'Distances need a latitude and a longitude, or a landmark.'),
  ),
  anotherSearch: refusal(
    310,
    422,
    say(
      '“after” thuộc lần tìm khác: gửi lại “next” của trang trước.',
      'This “after” belongs to another search: send the “next” of the page before.',
    ),
  ),
} as const satisfies Record<string, Refusal>
