import { say } from '#say.ts'
import { refusal, type Refusal } from '../refusal.ts'

/** Refusals about what connected systems are told of bookings. */
export const bookingFeedRefusals = {
  revisionUnknown: refusal(980, 404, say('Chỗ nghỉ không có bản số {number}.', 'The property has no revision {number}.')),
  webhookAddressInvalid: refusal(
    981,
    422,
    say(
      'Địa chỉ phải bắt đầu bằng https://, có tên miền, không có mật khẩu và dấu #.',
      'The address must begin with https:// and a domain, without a password and without #.',
    ),
  ),
  webhookAddressInside: refusal(982, 422, say('Dùng địa chỉ công khai.', 'Use a public address.')),
  webhookAddressUnknown: refusal(983, 422, say('Không tìm thấy tên miền này.', 'This domain cannot be found.')),
  webhookMissing: refusal(984, 409, say('Kết nối này chưa có địa chỉ nhận.', 'The connection has no address yet.')),
  nothingToSendAgain: refusal(985, 409, say('Bên kia đã nhận rồi.', 'The other system has it already.')),
  wholeToldToday: refusal(
    967,
    409,
    say(
      'Chỉ gửi lại toàn bộ mỗi ngày một lần. Sau {hours} giờ nữa mới gửi được.',
      'Everything is sent again at most once a day. It can be sent in {hours} hours.',
    ),
  ),
} as const satisfies Record<string, Refusal>
