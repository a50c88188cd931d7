import { say } from '#say.ts'
import { refusal, type Refusal } from '../refusal.ts'

/** Refusals of signing in and of recovering a password. Sign-in answers 200 with its code: 4 is the inactive user. */
export const signInRefusals = {
  invalidAccount: refusal(1, 200, say('Sai tên đăng nhập hoặc mật khẩu.', 'Wrong username or password.')),
  accountLocked: refusal(
    2,
    200,
    say('Tài khoản đang bị khoá. Thử lại sau {minutes} phút.', 'The account is locked. Try again in {minutes} minutes.'),
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
  passwordsDiffer: refusal(8, 422, say('Hai mật khẩu chưa khớp.', 'The passwords do not match.')),
  hotelUnknown: refusal(9, 200, say('Không tìm thấy khách sạn có mã {hotelId}.', 'There is no hotel with the id {hotelId}.')),
  wrongPassword: refusal(10, 422, say('Mật khẩu hiện tại không đúng.', 'The current password is wrong.')),
  captchaNeeded: refusal(
    11,
    200,
    say(
      'Mật khẩu bị nhập sai nhiều lần. Đánh dấu ô “Tôi không phải người máy” rồi đăng nhập lại.',
      'Several wrong passwords were entered. Tick “I am not a robot”, then sign in again.',
    ),
  ),
  signInSlowed: refusal(
    12,
    200,
    say(
      'Mật khẩu bị nhập sai nhiều lần. Thử lại sau {seconds} giây.',
      'Several wrong passwords were entered. Try again in {seconds} seconds.',
    ),
  ),
  passwordCommon: refusal(
    13,
    422,
    say(
      'Mật khẩu này dễ đoán. Chọn mật khẩu khác, ví dụ vài từ không liên quan.',
      'This password is easy to guess. Choose another, such as a few unrelated words.',
    ),
  ),
  passwordNamed: refusal(
    14,
    422,
    say(
      'Mật khẩu này lấy từ tên của bạn hoặc của Innkeeper. Chọn mật khẩu khác.',
      'This password is made of your name or Innkeeper’s. Choose another one.',
    ),
  ),
  passwordSimple: refusal(
    15,
    422,
    say(
      'Mật khẩu này quá đơn giản: ký tự lặp lại, liền nhau hoặc một ngày tháng. Chọn mật khẩu khác.',
      'This password is too simple: characters repeated or in sequence, or a date. Choose another one.',
    ),
  ),
  passwordNeeded: refusal(16, 422, say('Nhập mật khẩu hiện tại để đổi email.', 'Enter the current password to change the email.')),
  passwordIsFirst: refusal(
    17,
    200,
    say(
      'Mật khẩu này do người quản lý đặt. Đặt mật khẩu khác của riêng bạn, rồi đăng nhập.',
      'Your manager set this password. Choose a different one of your own, then sign in.',
    ),
  ),
  firstPasswordChanged: refusal(
    18,
    409,
    say('Tài khoản này đã có mật khẩu riêng. Đăng nhập bằng mật khẩu đó.', 'This account already has its own password. Sign in with it.'),
  ),
  setUpLinkOver: refusal(
    19,
    409,
    say(
      'Liên kết này đã dùng hoặc đã cũ. Mở liên kết in ra ở lần khởi động mới nhất.',
      'This link is used or outdated. Open the one printed at the latest start.',
    ),
  ),
  firstPasswordOver: refusal(
    20,
    200,
    say(
      'Mật khẩu ban đầu này đã hết hiệu lực. Nhờ người quản lý gửi lời mời qua email, hoặc bấm “Quên mật khẩu?”.',
      'This first password is no longer valid. Ask your manager to send you an invitation by email, or press “Forgot the password?”.',
    ),
  ),
} as const satisfies Record<string, Refusal>
