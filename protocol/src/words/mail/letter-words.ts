import { codesOf } from '#codes/codes-of.ts'
import { say, type Saying } from '#say.ts'

/** The kinds of letters that a property sends to agents and guests. */
export const letterWords = {
  guestBooked: say('Khách: xác nhận đặt phòng', 'Guest: booking confirmed'),
  guestChanged: say('Khách: đặt phòng thay đổi', 'Guest: booking changed'),
  guestCancelled: say('Khách: đặt phòng đã huỷ', 'Guest: booking cancelled'),
  guestNoShow: say('Khách: báo khách không đến', 'Guest: no-show'),
  agentBooked: say('Đại lý: xác nhận đặt phòng', 'Agent: booking confirmed'),
  agentChanged: say('Đại lý: đặt phòng thay đổi', 'Agent: booking changed'),
  agentCancelled: say('Đại lý: đặt phòng đã huỷ', 'Agent: booking cancelled'),
  agentNoShow: say('Đại lý: báo khách không đến', 'Agent: no-show'),
  requestAnswered: say('Đại lý: trả lời yêu cầu đặt phòng', 'Agent: booking request answered'),
  requestOffered: say('Đại lý: đề nghị phòng', 'Agent: rooms offered'),
  requestEnded: say('Đại lý: đề nghị đã thu hồi hoặc hết hạn', 'Agent: offer taken back or lapsed'),
  agentCredit: say('Đại lý: công nợ sắp hết', 'Agent: credit nearly used'),
  agentMonth: say('Đại lý: bảng đối soát tháng', 'Agent: monthly statement'),
} as const satisfies Record<string, Saying>

/** A kind of letter. */
export type LetterKind = keyof typeof letterWords

/** The kinds of letters, in the order of display. */
export const letterKinds = codesOf(letterWords)
