import { say } from '#say.ts'
import { refusal, type Refusal } from '../refusal.ts'

/** Refusals of monthly statements. */
export const monthlyStatementRefusals = {
  monthChanged: refusal(
    860,
    409,
    say(
      'Bảng đối soát vừa thay đổi: số tiền không còn như bạn đã thấy. Xem lại rồi làm lại.',
      'The monthly statement has just changed: the amount is not what you saw. Look at it again.',
    ),
  ),
  monthLineMoved: refusal(
    861,
    409,
    say('Dòng này vừa được xử lý. Xem lại bảng đối soát.', 'This line was dealt with meanwhile. Look at the statement again.'),
  ),
  monthNothingWaits: refusal(862, 409, say('Không còn dòng nào chờ bạn đồng ý.', 'No line waits for you to agree.')),
  monthNotOnCredit: refusal(
    863,
    409,
    say(
      'Chỉ giảm trừ được đặt phòng tính vào công nợ. Với đặt phòng khác, ghi hoàn tiền trong giao dịch.',
      'Only a booking on credit can be reduced here. For another one, record a refund among its transactions.',
    ),
  ),
  monthAllowanceTooMuch: refusal(864, 422, say('Giảm trừ nhiều nhất {most}.', 'At most {most} can be taken off.')),
  monthPaymentTooMuch: refusal(865, 422, say('Các dòng đã thống nhất còn phải trả {most}.', 'The agreed lines still owe {most}.')),
  monthPaymentDay: refusal(866, 422, say('Ngày thanh toán từ {from} đến {to}.', 'The payment date must be from {from} to {to}.')),
  monthNothingOwed: refusal(867, 409, say('Không còn dòng đã thống nhất nào phải trả.', 'No agreed line owes anything.')),
} as const satisfies Record<string, Refusal>
