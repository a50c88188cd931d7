import { say } from '#say.ts'
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
  passwordsDiffer: refusal(8, 422, say('Hai mật khẩu chưa khớp.', 'The passwords do not match.')),
  hotelUnknown: refusal(9, 200, say('Không tìm thấy khách sạn có mã {hotelId}.', 'There is no hotel with the id {hotelId}.')),
  wrongPassword: refusal(10, 422, say('Mật khẩu hiện tại không đúng.', 'The current password is wrong.')),
  captchaNeeded: refusal(
    11,
    200,
    say(
      'Tài khoản này vừa bị nhập sai nhiều lần. Đánh dấu ô “Tôi không phải người máy” rồi đăng nhập lại.',
      'This account has seen several wrong passwords. Tick “I am not a robot”, then sign in again.',
    ),
  ),
  signInSlowed: refusal(
    12,
    200,
    say(
      'Tài khoản này vừa bị nhập sai nhiều lần. Thử lại sau {seconds} giây.',
      'This account has seen several wrong passwords. Try again in {seconds} seconds.',
    ),
  ),
  passwordCommon: refusal(
    13,
    422,
    say(
      'Mật khẩu này quá phổ biến, dễ bị đoán ra. Chọn mật khẩu khác, chẳng hạn vài từ không liên quan nhau.',
      'This password is common and easily guessed. Choose another one, such as a few words that have nothing to do with each other.',
    ),
  ),
  passwordNamed: refusal(
    14,
    422,
    say(
      'Mật khẩu này lấy từ tên của người dùng hoặc của Innkeeper. Chọn mật khẩu khác.',
      'This password is made of your name or of Innkeeper’s. Choose another one.',
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
      'Mật khẩu này do người quản lý đặt. Đặt mật khẩu của riêng mình, khác mật khẩu này, rồi đăng nhập.',
      'Your manager set this password. Choose one of your own, another than this, then sign in.',
    ),
  ),
  firstPasswordChanged: refusal(
    18,
    409,
    say(
      'Mật khẩu của tài khoản này đã là của riêng. Đăng nhập bằng mật khẩu đó.',
      'This account has a password of its own. Sign in with it.',
    ),
  ),
  setUpLinkOver: refusal(
    19,
    409,
    say(
      'Liên kết này đã được dùng, hoặc đã thay bằng liên kết in ra ở lần khởi động sau.',
      'This link has been used, or replaced by the one printed at a later start.',
    ),
  ),
} as const satisfies Record<string, Refusal>
