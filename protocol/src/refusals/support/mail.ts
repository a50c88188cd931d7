import { say } from '#say.ts'
import { refusal, type Refusal } from '../refusal.ts'

/** Refusals of a property's mail settings. */
export const mailRefusals = {
  mailSettingsChanged: refusal(
    900,
    409,
    say(
      '{person} vừa sửa cách gửi email. Chưa lưu gì: xem bản mới rồi chọn.',
      '{person} has just changed how emails are sent. Nothing was saved: look at the new version, then choose.',
    ),
  ),
  mailFieldMissing: refusal(901, 422, say('Cần có khi dùng máy chủ của chỗ nghỉ.', 'Needed for the property’s own server.')),
  mailPasswordInClear: refusal(
    902,
    422,
    say(
      'Chọn SSL/TLS hoặc STARTTLS: không gửi mật khẩu khi chưa mã hoá.',
      'Choose SSL/TLS or STARTTLS: a password is not sent unencrypted.',
    ),
  ),
  mailPasswordAgain: refusal(
    903,
    422,
    say(
      'Máy chủ, cổng, mã hoá hoặc tên đăng nhập đã đổi: gõ lại mật khẩu.',
      'The server, port, encryption or user name is another one: type the password again.',
    ),
  ),
  mailServerInside: refusal(904, 422, say('Dùng máy chủ email có địa chỉ công khai.', 'Use a mail server with a public address.')),
  mailPortRefused: refusal(
    905,
    422,
    say('Cổng này không dùng cho email. Dùng 25, 465, 587 hoặc 2525.', 'No email goes through this port. Use 25, 465, 587 or 2525.'),
  ),
  mailSenderInside: refusal(
    963,
    422,
    say('Dùng địa chỉ ở tên miền công khai, như letan@khachsan.vn.', 'Use an address at a public domain, such as desk@hotel.com.'),
  ),
  mailSelectorWhole: refusal(964, 422, say('Chỉ gõ phần đứng trước “._domainkey”.', 'Only the part that stands before “._domainkey”.')),
  emailTextChanged: refusal(
    960,
    409,
    say(
      '{person} vừa sửa lời của email này. Chưa lưu gì: xem bản mới rồi chọn.',
      '{person} has just changed the words of this email. Nothing was saved: look at the new version, then choose.',
    ),
  ),
  emailBlankUnknown: refusal(
    961,
    422,
    say('Email này không có chỗ điền “{name}”. Chọn trong danh sách.', 'This email has no blank “{name}”. Choose from the list.'),
  ),
  emailNotSentAgain: refusal(
    962,
    409,
    say(
      'Chỉ gửi lại được email mới nhất tới khách hoặc đại lý mà chưa tới nơi, một lần.',
      'Only the last email to the guest or the agent can be sent again, once, if it did not arrive.',
    ),
  ),
} as const satisfies Record<string, Refusal>
