import type { OfferState } from '@innkeeper/rules/booking-request/offer-states'
import type { RequestState } from '@innkeeper/rules/booking-request/request-states'
import { say, type Saying } from '#say.ts'

/** The states of a booking request, in words. */
export const requestStateWords: Readonly<Record<RequestState, Saying>> = {
  'wait feedback': say('Chờ phản hồi', 'Waiting for feedback'),
  feedback: say('Đã phản hồi', 'Feedback given'),
  complete: say('Hoàn thành', 'Complete'),
  cancel: say('Đã huỷ', 'Cancelled'),
}

/** What happens in the thread of a request. */
export const requestEventKinds = [
  'asked',
  'answered',
  'offered',
  'takenBack',
  'countered',
  'accepted',
  'declined',
  'withdrawn',
  'lapsed',
  'passed',
] as const

/** A kind of event in the thread of a request. */
export type RequestEventKind = (typeof requestEventKinds)[number]

/** The events of a request's thread, in words. */
export const requestEventWords: Readonly<Record<RequestEventKind, Saying>> = {
  asked: say('Gửi yêu cầu', 'Sent the request'),
  answered: say('Phản hồi', 'Gave feedback'),
  offered: say('Gửi đề nghị {offer}', 'Sent offer {offer}'),
  takenBack: say('Thu hồi đề nghị {offer}', 'Took back offer {offer}'),
  countered: say('Đề nghị lại', 'Made a counter-offer'),
  accepted: say('Nhận đề nghị {offer}, đã đặt phòng', 'Took offer {offer}: booked'),
  declined: say('Không nhận đề nghị {offer}', 'Declined offer {offer}'),
  withdrawn: say('Rút yêu cầu', 'Withdrew the request'),
  lapsed: say('Đề nghị {offer} hết hạn giữ phòng', 'Offer {offer} lapsed, the rooms are back on sale'),
  passed: say('Tự huỷ vì đã qua ngày nhận phòng', 'Cancelled: the check-in date has passed'),
}

/** The notifications about booking requests. */
export const requestNotificationWords = {
  newRequest: say('Yêu cầu đặt phòng mới {code}: {agent}, {stay}', 'New booking request {code}: {agent}, {stay}'),
  requestPassing: say('Yêu cầu {code} sắp quá hạn trả lời: {agent}, {stay}', 'Request {code} is about to pass unanswered: {agent}, {stay}'),
  offerAnswered: say('Đại lý trả lời yêu cầu {code}: {agent}, {stay}', 'The agent answered request {code}: {agent}, {stay}'),
} as const satisfies Record<string, Saying>

/** The states of an offer, in words. */
export const offerStateWords: Readonly<Record<OfferState, Saying>> = {
  open: say('Đang giữ phòng', 'Rooms held'),
  accepted: say('Đã nhận', 'Taken'),
  declined: say('Không nhận', 'Declined'),
  takenBack: say('Đã thu hồi', 'Taken back'),
  replaced: say('Đã thay', 'Replaced'),
  lapsed: say('Hết hạn giữ', 'Lapsed'),
  passed: say('Qua ngày nhận phòng', 'Arrival passed'),
}

/** An offer that has ended, or that was never made. */
export const offerNotOpenWords = say('Đề nghị không còn giữ phòng nữa.', 'The offer does not hold rooms any more.')

/** What the property is told of an offer that was answered, or that nobody answered. */
export const offerNewsWords = {
  accepted: say('Đại lý nhận đề nghị của yêu cầu {code}: {agent}, {stay}', 'The agent took the offer for request {code}: {agent}, {stay}'),
  declined: say(
    'Đại lý không nhận đề nghị của yêu cầu {code}: {agent}, {stay}',
    'The agent declined the offer for request {code}: {agent}, {stay}',
  ),
  countered: say(
    'Đại lý đề nghị giá khác cho yêu cầu {code}: {agent}, {stay}',
    'The agent asks for another price for request {code}: {agent}, {stay}',
  ),
  lapsed: say(
    'Đề nghị của yêu cầu {code} hết hạn, phòng đã mở bán lại: {agent}, {stay}',
    'The offer for request {code} lapsed, its rooms are back on sale: {agent}, {stay}',
  ),
} as const satisfies Record<string, Saying>

/** Why a request was cancelled, beside its state. */
export const requestEndingWords = {
  withdrawn: say('đại lý rút', 'by the agent'),
  passed: say('quá hạn', 'date passed'),
  booked: say('đã đặt phòng', 'booked'),
} as const satisfies Record<string, Saying>

/** Rooms of a request that name no package. */
export const anyRoomWords = say('Phòng theo mong muốn', 'Rooms as wished')

/** Why a request cannot be answered now. */
export const whyNoFeedbackWords = {
  requestNotWaiting: say('Yêu cầu không ở trạng thái chờ phản hồi.', 'The request’s status is not waiting for feedback.'),
  contractNotSigned: say(
    'Hợp đồng chưa ở trạng thái đã ký, chưa thể phản hồi.',
    'The contract status is not signed: no feedback is possible yet.',
  ),
  agentNotConnected: say(
    'Đại lý không còn liên kết hoặc không hoạt động, không thể phản hồi.',
    'The agent is no longer linked or active: no feedback is possible.',
  ),
} as const satisfies Record<string, Saying>

/** What is counted of an agent's requests, on the screen and in the file. */
export const requestTallyWords = {
  requests: say('Yêu cầu', 'Requests'),
  answered: say('Đã trả lời', 'Answered'),
  offered: say('Được đề nghị phòng', 'Offered rooms'),
  offeredSum: say('Tiền đề nghị', 'Amount offered'),
  won: say('Đã đặt', 'Booked'),
  wonSum: say('Tiền đã đặt', 'Amount booked'),
  wonShare: say('Tỉ lệ đặt', 'Share booked'),
  wonSharePercent: say('Tỉ lệ đặt (%)', 'Share booked (%)'),
  lost: say('Đề nghị không thành', 'Offer lost'),
  withdrawn: say('Rút trước khi có đề nghị', 'Withdrawn, no offer'),
  passed: say('Quá hạn, chưa đề nghị', 'Passed, no offer'),
  open: say('Đang chờ', 'Still open'),
} as const satisfies Record<string, Saying>
