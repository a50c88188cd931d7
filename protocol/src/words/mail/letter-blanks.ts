import { say, type Saying } from '#say.ts'
import type { LetterKind } from './letter-words.ts'

/** What the blanks of an email to guests and agents are filled with, in words. */
export const letterBlankWords = {
  headline: say('Câu của Innkeeper nói điều vừa xảy ra', 'Innkeeper’s sentence of what happened'),
  property: say('Tên chỗ nghỉ', 'Name of the property'),
  guest: say('Tên khách', 'Name of the guest'),
  agent: say('Tên đại lý', 'Name of the agent'),
  code: say('Mã đặt phòng hoặc mã yêu cầu', 'Code of the booking or the request'),
  stay: say('Ngày ở', 'Dates of the stay'),
  checkIn: say('Ngày nhận phòng', 'Check-in day'),
  checkOut: say('Ngày trả phòng', 'Check-out day'),
  rooms: say('Các phòng', 'The rooms'),
  total: say('Tổng tiền', 'Total'),
  status: say('Trạng thái', 'Status'),
  reason: say('Lý do huỷ', 'Reason of the cancellation'),
  message: say('Lời nhắn', 'Message'),
  until: say('Giữ phòng đến', 'Rooms held until'),
  link: say('Liên kết để trả lời', 'Link to answer'),
  month: say('Tháng', 'Month'),
  percent: say('Phần trăm hạn mức đã dùng', 'Per cent of the limit used'),
  used: say('Công nợ đã dùng', 'Credit used'),
  limit: say('Hạn mức công nợ', 'Credit limit'),
  left: say('Công nợ còn lại', 'Credit left over'),
} as const satisfies Record<string, Saying>

/** A blank of an email. */
export type LetterBlank = keyof typeof letterBlankWords

const ofBooking = ['headline', 'property', 'guest', 'code', 'stay', 'checkIn', 'checkOut', 'rooms', 'total', 'status', 'reason'] as const
const ofRequest = ['headline', 'property', 'agent', 'code', 'stay', 'checkIn', 'checkOut', 'message'] as const

/** The blanks that each kind of email has, in the order of display. */
export const letterBlanks = {
  guestBooked: ofBooking,
  guestChanged: ofBooking,
  guestCancelled: ofBooking,
  guestNoShow: ofBooking,
  agentBooked: ofBooking,
  agentChanged: ofBooking,
  agentCancelled: ofBooking,
  agentNoShow: ofBooking,
  requestAnswered: ofRequest,
  requestOffered: [...ofRequest, 'total', 'until', 'link'],
  requestEnded: ofRequest,
  agentCredit: ['property', 'agent', 'percent', 'used', 'limit', 'left'],
  agentMonth: ['headline', 'property', 'month', 'message'],
} as const satisfies Record<LetterKind, readonly LetterBlank[]>
