import { say, type Saying } from '#say.ts'
import type { encryptionTypes, senderTypes } from '@innkeeper/rules/mail/mail-settings'

/** Whose server sends the letters, in words. */
export const senderTypeWords: Readonly<Record<(typeof senderTypes)[number], Saying>> = {
  innkeeper: say('Máy chủ của Innkeeper', 'Innkeeper’s server'),
  own: say('Máy chủ của chỗ nghỉ', 'The property’s own server'),
}

/** How the connection is encrypted, in words. */
export const encryptionWords: Readonly<Record<(typeof encryptionTypes)[number], Saying>> = {
  tls: say('SSL/TLS (thường cổng 465)', 'SSL/TLS (mostly port 465)'),
  starttls: say('STARTTLS (thường cổng 587)', 'STARTTLS (mostly port 587)'),
  none: say('Không mã hoá', 'None'),
}

/** Why a letter could not be sent through a property's server. */
export const mailProblems = [
  'notFound',
  'inside',
  'portRefused',
  'unreachable',
  'timedOut',
  'tlsFailed',
  'signInRefused',
  'senderRefused',
  'receiverRefused',
  'refused',
  'passwordUnreadable',
  'broken',
] as const

/** Why a letter could not be sent. */
export type MailTrouble = (typeof mailProblems)[number]

/** Why a letter could not be sent, in words. */
export const mailProblemWords: Readonly<Record<MailTrouble, Saying>> = {
  notFound: say('Không tìm thấy máy chủ này: kiểm tra tên máy chủ.', 'There is no such server: check its name.'),
  inside: say(
    'Tên này dẫn vào mạng nội bộ. Dùng máy chủ email có địa chỉ công khai.',
    'This name leads into an internal network. Use a mail server with a public address.',
  ),
  portRefused: say(
    'Cổng này không dùng cho email. Dùng 25, 465, 587 hoặc 2525.',
    'No email goes through this port. Use 25, 465, 587 or 2525.',
  ),
  unreachable: say(
    'Máy chủ không trả lời ở cổng này: kiểm tra tên và cổng.',
    'The server does not answer at this port: check name and port.',
  ),
  timedOut: say('Máy chủ trả lời quá chậm. Thử lại sau ít phút.', 'The server answers too slowly. Try again in a few minutes.'),
  tlsFailed: say(
    'Không mã hoá được kết nối: kiểm tra kiểu mã hoá và cổng, hoặc chứng chỉ của máy chủ đã hết hạn hay mang tên khác.',
    'The connection cannot be encrypted: check encryption and port, or the server’s certificate has expired or has another name.',
  ),
  signInRefused: say('Máy chủ không chấp nhận tên đăng nhập hoặc mật khẩu.', 'The server did not accept the user name or the password.'),
  senderRefused: say('Máy chủ không cho gửi từ địa chỉ người gửi này.', 'The server does not let this sender address send.'),
  receiverRefused: say('Máy chủ từ chối địa chỉ người nhận.', 'The server refused the address of the receiver.'),
  refused: say('Máy chủ từ chối email.', 'The server refused the email.'),
  passwordUnreadable: say(
    'Không mở được mật khẩu đã lưu. Gõ lại mật khẩu rồi lưu.',
    'The stored password cannot be opened. Type it again and save.',
  ),
  broken: say('Máy chủ ngắt kết nối hoặc trả lời sai cách.', 'The server broke off or answered in the wrong way.'),
}

/** What the test of the mail settings answers. */
export const testMailWords = {
  sent: say('Đã gửi email thành công', 'Email successfully sent'),
  failed: say('Lỗi', 'Error'),
} as const

/** What a property is told when its mail server begins to fail. */
export const mailFailureNotice = {
  title: say('Máy chủ email của chỗ nghỉ không gửi được email. {problem}', 'The property’s mail server does not send emails. {problem}'),
  text: say(
    `{title}

Không email nào bị mất: email được gửi lại, và sau 15 phút đi qua máy chủ của Innkeeper.
Mở Innkeeper, mục Cấu hình trang đặt phòng, phần Gửi email, để sửa rồi gửi email thử.
`,
    `{title}

No email is lost: they are sent again, and after 15 minutes through Innkeeper’s server.
Open Innkeeper, Booking engine settings, Sending emails, to mend it and send a test email.
`,
  ),
} as const

/** What a property is told of an email that does not reach its receiver. */
export const letterReturnedNotice = {
  title: say('Email không tới được {to}. {email} {code}', 'An email does not reach {to}. {email} {code}'),
  text: say(
    `{title}

Địa chỉ này không có thật hoặc không nhận email. Email không được gửi lại.
Hỏi lại khách hoặc đại lý địa chỉ đúng, hoặc báo họ bằng điện thoại.
`,
    `{title}

The address does not exist or takes no emails. The email is not sent again.
Ask the guest or the agent for the right address, or tell them by phone.
`,
  ),
} as const
