import { say } from '../say.ts'
import { refusal, type Refusal } from './refusal.ts'

/** Refusals of signing in and of recovering a password. Sign-in answers 200 with its code: 4 is the inactive user. */
export const signInRefusals = {
  invalidAccount: refusal(1, 200, say('Sai tên đăng nhập hoặc mật khẩu.', 'Wrong username or password.')),
  accountLocked: refusal(
    2,
    200,
    say('Tài khoản đang bị khóa. Thử lại sau {minutes} phút.', 'The account is locked. Try again in {minutes} minutes.'),
  ),
  noAccess: refusal(3, 200, say('Tài khoản chưa được cấp quyền truy cập.', 'This account has no access.')),
  inactiveUser: refusal(4, 200, say('Tài khoản đã ngừng hoạt động.', 'The user is inactive.')),
  accountNotFound: refusal(5, 404, say('Không tìm thấy email hoặc tên đăng nhập.', 'Email or username not found.')),
  captchaWrong: refusal(6, 422, say('Đánh dấu ô “Tôi không phải người máy” rồi thử lại.', 'Tick “I am not a robot”, then try again.')),
  recoveryExpired: refusal(
    7,
    400,
    say(
      'Thời hạn khôi phục mật khẩu đã hết, vui lòng gửi lại yêu cầu mới.',
      'The password recovery period has expired, please resend a new request.',
    ),
  ),
  passwordsDiffer: refusal(8, 422, say('Mật khẩu nhập lại không khớp.', 'The passwords do not match.')),
  hotelUnknown: refusal(9, 200, say('Không tìm thấy khách sạn có mã {hotelId}.', 'There is no hotel with the id {hotelId}.')),
  wrongPassword: refusal(10, 422, say('Mật khẩu hiện tại không đúng.', 'The current password is wrong.')),
} as const satisfies Record<string, Refusal>
