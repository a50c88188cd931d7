import type { BookingState } from '@innkeeper/rules/booking/booking-states'
import type { PaymentMethod } from '@innkeeper/rules/payment/payment-methods'
import { say, type Saying } from '#say.ts'

/** The states of a booking, in words. */
export const bookingStateWords: Readonly<Record<BookingState, Saying>> = {
  'await payment': say('Chờ thanh toán', 'Await payment'),
  'await fully payment': say('Thanh toán một phần', 'Partly paid'),
  confirm: say('Đã xác nhận', 'Confirmed'),
  'in service': say('Đang lưu trú', 'In service'),
  close: say('Đã đóng', 'Closed'),
  'payment failed': say('Thanh toán lỗi', 'Payment failed'),
  cancel: say('Khách huỷ', 'Cancelled'),
  void: say('Khách sạn huỷ', 'Void'),
}

/** The payment methods, in words. */
export const paymentMethodWords: Readonly<Record<PaymentMethod, Saying>> = {
  'domestic card': say('Thẻ nội địa', 'Domestic card'),
  'international card': say('Thẻ quốc tế', 'International card'),
  'QR wallet': say('Ví QR', 'QR wallet'),
  'bank transfer': say('Chuyển khoản', 'Bank transfer'),
  cash: say('Tiền mặt', 'Cash'),
  debt: say('Công nợ', 'Credit'),
  other: say('Khác', 'Other'),
}

/** The kinds of event in a booking's timeline. */
export const bookingEventKinds = [
  'booked',
  'confirmed',
  'paid',
  'changed',
  'paymentFailed',
  'refunded',
  'feePaid',
  'corrected',
  'paymentRetried',
  'cancelled',
  'voided',
  'expired',
  'noShow',
  'checkedIn',
  'closed',
  'noted',
] as const

/** A kind of event in a booking's timeline. */
export type BookingEventKind = (typeof bookingEventKinds)[number]

/** The events of a booking's timeline, in words. */
export const bookingEventWords: Readonly<Record<BookingEventKind, Saying>> = {
  booked: say('Đặt phòng, chờ thanh toán', 'Booked, awaiting payment'),
  confirmed: say('Đặt phòng, xác nhận theo công nợ', 'Booked, confirmed on credit'),
  paid: say('Đã nhận thanh toán', 'Payment received'),
  paymentFailed: say('Thanh toán lỗi', 'Payment failed'),
  refunded: say('Hoàn tiền', 'Refunded'),
  feePaid: say('Đã nhận phí huỷ', 'Cancellation fee received'),
  corrected: say('Sửa giao dịch', 'A transaction was corrected'),
  changed: say('Thay đổi đặt phòng', 'Booking changed'),
  paymentRetried: say('Thử thanh toán lại', 'Payment tried again'),
  cancelled: say('Huỷ đặt phòng', 'Cancelled'),
  voided: say('Khách sạn huỷ đặt phòng', 'Cancelled by hotel'),
  expired: say('Tự huỷ vì quá hạn thanh toán', 'Cancelled: the payment term passed'),
  noShow: say('Khách không đến', 'The guest did not come'),
  checkedIn: say('Đến ngày nhận phòng', 'Check-in day'),
  closed: say('Đã trả phòng, đóng đặt phòng', 'Checked out, booking closed'),
  noted: say('Ghi chú nội bộ', 'Note inside the house'),
}

/** The notifications about bookings. */
export const bookingNotificationWords = {
  newBooking: say('Đặt phòng mới {code}: {guest}, {stay}', 'New booking {code}: {guest}, {stay}'),
  bookingCancelled: say('Huỷ đặt phòng {code}: {guest}, {stay}', 'Booking {code} cancelled: {guest}, {stay}'),
  bookingVoided: say('Đã huỷ đặt phòng {code}: {guest}, {stay}', 'Booking {code} is void: {guest}, {stay}'),
  paymentTermPassed: say(
    'Đặt phòng {code} tự huỷ vì quá hạn thanh toán: {guest}, {stay}',
    'Booking {code} cancelled, the payment term passed: {guest}, {stay}',
  ),
  paymentReceived: say('Đặt phòng {code} có thanh toán: {guest}, {stay}', 'A payment for booking {code}: {guest}, {stay}'),
  paymentFailed: say('Thanh toán lỗi, đặt phòng {code}: {guest}, {stay}', 'A payment for booking {code} failed: {guest}, {stay}'),
  refundDue: say('Phải hoàn tiền đặt phòng {code}: {guest}, {stay}', 'A refund for booking {code} is due: {guest}, {stay}'),
  bookingChanged: say('Đặt phòng {code} thay đổi: {guest}, {stay}', 'Booking {code} changed: {guest}, {stay}'),
  bookingNoShow: say('Khách không đến, đặt phòng {code}: {guest}, {stay}', 'The guest of booking {code} did not come: {guest}, {stay}'),
  paymentRetried: say('Thử thanh toán lại đặt phòng {code}: {guest}, {stay}', 'Payment of booking {code} tried again: {guest}, {stay}'),
  bookingInService: say('Đến ngày nhận phòng {code}: {guest}, {stay}', 'Check-in day of booking {code}: {guest}, {stay}'),
  bookingClosed: say('Đã đóng đặt phòng {code}: {guest}, {stay}', 'Booking {code} is closed: {guest}, {stay}'),
} as const satisfies Record<string, Saying>

/** Who booked where no agent did. */
export const ownPageWords = say('Trang đặt phòng của chỗ nghỉ', 'The property’s own booking page')

/** Why the clock cancelled a booking; who sees it reads it in both languages. */
export const termPassed = say('Quá hạn thanh toán', 'The payment term passed')
