import { say } from '#say.ts'
import { refusal, type Refusal } from '../refusal.ts'

/** Refusals that any call of a connected system may answer with. */
export const connectionKeyRefusals = {
  connectionKeyUnknown: refusal(
    940,
    401,
    say(
      'Thiếu khoá của kết nối, hoặc khoá không đúng. Gửi tiêu đề Authorization: Connection và khoá.',
      'The connection’s key is missing or wrong. Send the header Authorization: Connection and the key.',
    ),
  ),
  scopeMissing: refusal(941, 403, say('Khoá này không có phạm vi {scope}.', 'This key lacks the scope {scope}.')),
  connectionStopped: refusal(942, 403, say('Chỗ nghỉ đã ngừng kết nối này.', 'The property has stopped this connection.')),
} as const satisfies Record<string, Refusal>

/** Refusals about the connections of a property and their keys. */
export const connectionRefusals = {
  connectionChanged: refusal(
    943,
    409,
    say('{person} vừa sửa kết nối này. Xem lại rồi lưu.', '{person} has just changed this connection. Look at it again, then save.'),
  ),
  connectionNameTaken: refusal(944, 409, say('Đã có kết nối tên như vậy.', 'There is a connection of this name already.')),
  tooManyConnections: refusal(945, 409, say('Mỗi chỗ nghỉ có tối đa {max} kết nối.', 'A property has {max} connections at most.')),
  tooManyConnectionKeys: refusal(
    946,
    409,
    say(
      'Một kết nối có tối đa {max} khoá. Thu hồi khoá không dùng nữa.',
      'A connection has {max} keys at most. Revoke one that is not used.',
    ),
  ),
  codeUnknown: refusal(
    948,
    422,
    say(
      'Chưa gọi tên mã này. Gửi nó bằng connectivity/name-codes trước.',
      'This code was never named. Send it by connectivity/name-codes first.',
    ),
  ),
  codeUnmapped: refusal(
    949,
    422,
    say(
      'Chỗ nghỉ chưa ghép mã này với phòng hay gói của mình.',
      'The property has not mapped this code to a room or a package of its own.',
    ),
  ),
  planNotOnRoom: refusal(950, 422, say('Gói này không bán cho loại phòng này.', 'This package is not sold on this room type.')),
  guestsOther: refusal(951, 422, say('Giá của gói này là cho {included} khách.', 'The price of this package is for {included} guests.')),
  plansMissing: refusal(952, 422, say('Giá và hạn chế cần mã gói.', 'Prices and restrictions need the code of a sale package.')),
  tooManyCodes: refusal(953, 409, say('Một kết nối có tối đa {max} mã.', 'A connection has {max} codes at most.')),
  codeUsedLately: refusal(
    957,
    409,
    say(
      'Hệ thống kia dùng mã này trong {days} ngày qua. Chỉ quên được mã không còn dùng.',
      'The other system has used this code in the last {days} days. Only a code that is no longer used can be forgotten.',
    ),
  ),
  connectionKeyNameTaken: refusal(
    947,
    409,
    say('Kết nối này đã có một khoá tên như vậy.', 'The connection has a key of this name already.'),
  ),
} as const satisfies Record<string, Refusal>
