import type { FunctionCode } from '#access.ts'
import type { bookingNotificationWords } from '../sale/booking-words.ts'
import type { requestNotificationWords } from '../sale/request-words.ts'
import type { ticketNotificationWords } from '../sale/ticket-words.ts'
import { codesOf } from '#codes/codes-of.ts'
import { say, type Saying } from '#say.ts'

/** The kinds of alert that a person may choose for the bell and by mail, with their names. */
export const alertWords = {
  newBooking: say('Đặt phòng mới', 'New booking'),
  bookingCancelled: say('Đại lý hoặc khách huỷ đặt phòng', 'Booking cancelled by the agent or the guest'),
  bookingVoided: say('Khách sạn huỷ đặt phòng', 'Booking cancelled by hotel'),
  paymentTermPassed: say('Đặt phòng tự huỷ vì quá hạn thanh toán', 'Booking cancelled, the payment term passed'),
  newRequest: say('Yêu cầu đặt phòng mới', 'New booking request'),
  requestPassing: say('Yêu cầu đặt phòng sắp quá hạn trả lời', 'Booking request about to pass'),
  offerAnswered: say('Đại lý trả lời đề nghị', 'Offer answered by the agent'),
  paymentReceived: say('Có thanh toán', 'Payment received'),
  paymentFailed: say('Thanh toán lỗi', 'Payment failed'),
  refundDue: say('Phải hoàn tiền', 'Refund due'),
  statementRead: say('Có sao kê ngân hàng để khớp', 'Bank statement to match'),
  monthlyStatement: say('Bảng đối soát tháng', 'Monthly statement'),
  bookingChanged: say('Đặt phòng thay đổi', 'Booking changed'),
  bookingNoShow: say('Khách không đến', 'A guest did not come'),
  paymentRetried: say('Thử thanh toán lại', 'A payment is tried again'),
  bookingInService: say('Đến ngày nhận phòng', 'Check-in day of a booking'),
  bookingClosed: say('Đóng đặt phòng sau khi trả phòng', 'Booking closed after check-out'),
  ticketBooked: say('Đặt vé mới', 'Tickets booked'),
  ticketCancelled: say('Huỷ đặt vé', 'Tickets cancelled'),
  agentCredit: say('Đại lý dùng gần hết công nợ', 'An agent has nearly used its credit'),
  siteDomain: say('Tên miền được xác minh hoặc mất bằng chứng', 'A domain is proved, or its proof is gone'),
  mailServerFailed: say('Máy chủ email của chỗ nghỉ bị lỗi', 'The property’s mail server failed'),
  letterReturned: say('Email không tới được người nhận', 'An email does not reach its receiver'),
  bookingsUnfetched: say('Kết nối chưa nhận đặt phòng', 'A connection does not take bookings'),
  addressFails: say('Địa chỉ của kết nối bị lỗi hoặc nhận lại', 'A connection’s address fails, or works again'),
  pushHeld: say('Tin của kết nối chờ xác nhận, hoặc hết hạn', 'A message of a connection waits, or has expired'),
} as const satisfies Readonly<
  Record<
    | keyof typeof bookingNotificationWords
    | keyof typeof requestNotificationWords
    | keyof typeof ticketNotificationWords
    | 'agentCredit'
    | 'statementRead'
    | 'monthlyStatement'
    | 'siteDomain'
    | 'mailServerFailed'
    | 'letterReturned'
    | 'bookingsUnfetched'
    | 'addressFails'
    | 'pushHeld',
    Saying
  >
>

/** A kind of alert. */
export type AlertKind = keyof typeof alertWords

/** The kinds of alert, in the order of display. */
export const alertKinds = codesOf(alertWords)

/** The right that a person needs to be notified of each kind of alert. */
export const rightForAlert = {
  newBooking: 'BOOKING_LIST_1',
  bookingCancelled: 'BOOKING_LIST_1',
  bookingVoided: 'BOOKING_LIST_1',
  paymentTermPassed: 'BOOKING_LIST_1',
  newRequest: 'SEND_REQUEST_1',
  requestPassing: 'SEND_REQUEST_1',
  offerAnswered: 'SEND_REQUEST_1',
  paymentReceived: 'TRANSACTION_1',
  paymentFailed: 'TRANSACTION_1',
  refundDue: 'TRANSACTION_1',
  statementRead: 'TRANSACTION_1',
  monthlyStatement: 'TRANSACTION_1',
  bookingChanged: 'BOOKING_LIST_1',
  bookingNoShow: 'BOOKING_LIST_1',
  paymentRetried: 'BOOKING_LIST_1',
  bookingInService: 'BOOKING_LIST_1',
  bookingClosed: 'BOOKING_LIST_1',
  ticketBooked: 'BOOKING_LIST_1',
  ticketCancelled: 'BOOKING_LIST_1',
  agentCredit: 'AGENT_LIST_1',
  siteDomain: 'BE_INTEGRATION_1',
  mailServerFailed: 'BE_SETTINGS_1',
  letterReturned: 'BOOKING_LIST_1',
  bookingsUnfetched: 'BE_INTEGRATION_1',
  addressFails: 'BE_INTEGRATION_1',
  pushHeld: 'AVAIL_RATE_2',
} as const satisfies Readonly<Record<AlertKind, FunctionCode>>
