import { say } from '#say.ts'
import { refusal, type Refusal } from '../refusal.ts'

/** Refusals of what happens to a booking after it was made, besides cancelling it. */
export const bookingLifeRefusals = {
  noShowWrongState: refusal(
    330,
    409,
    say(
      'Không báo khách không đến được: kiểm tra trạng thái của đặt phòng.',
      'No no-show can be reported: check the status of the booking.',
    ),
  ),
  noShowTooEarly: refusal(
    331,
    409,
    say('Chỉ báo khách không đến từ ngày nhận phòng {checkIn}.', 'A no-show can be reported from the check-in day, {checkIn}, on.'),
  ),
  cannotRetryPayment: refusal(
    332,
    409,
    say(
      'Không thử thanh toán lại được: thanh toán không lỗi, hoặc đã quá hạn.',
      'The payment cannot be tried again: it has not failed, or its term has passed.',
    ),
  ),
  bookingNotChangeable: refusal(
    333,
    409,
    say('Không thay đổi được: kiểm tra trạng thái của đặt phòng.', 'Cannot be changed: check the status of the booking.'),
  ),
  bookingChangedMeanwhile: refusal(
    334,
    409,
    say(
      'Đặt phòng vừa được thay đổi. Xem trước lại rồi thay đổi.',
      'The booking was changed meanwhile. Preview the change again, then make it.',
    ),
  ),
} as const satisfies Record<string, Refusal>
