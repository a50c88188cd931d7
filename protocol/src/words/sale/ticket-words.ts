import type { GateReason } from '@innkeeper/rules/ticket/gate-verdict'
import type { childMeasures, TicketProductKind, VisitorKind } from '@innkeeper/rules/ticket/ticket-product'
import type { BookingState } from '@innkeeper/rules/booking/booking-states'
import type { TicketBlock } from '@innkeeper/rules/ticket/why-no-ticket'
import { say, type Saying } from '#say.ts'
import { bookingEventWords, bookingStateWords, type BookingEventKind } from './booking-words.ts'

/** What a park sells. */
export const ticketProductKindWords = {
  entry: say('Vé vào cổng', 'Entry'),
  combo: say('Combo', 'Combo'),
  show: say('Buổi diễn', 'Show'),
} as const satisfies Record<TicketProductKind, Saying>

/** What decides who pays as a child. */
export const childMeasureWords = {
  age: say('Tuổi', 'Age'),
  height: say('Chiều cao (cm)', 'Height (cm)'),
} as const satisfies Record<(typeof childMeasures)[number], Saying>

/** The visitors that a price is for. */
export const visitorWords = {
  adult: say('Người lớn', 'Adult'),
  child: say('Trẻ em', 'Child'),
  senior: say('Người cao tuổi', 'Senior'),
} as const satisfies Record<VisitorKind, Saying>

/** Why tickets cannot be bought, as the end of a sentence. */
export const ticketBlockWords = {
  slotUnknown: say('sản phẩm không có khung giờ này', 'the product has no such slot'),
  past: say('ngày đã qua', 'the day has passed'),
  tooFarAhead: say('chỉ bán trước nhiều nhất hai năm', 'tickets are sold two years ahead at most'),
  closedDay: say('ngày này không mở cửa', 'it is closed on that day'),
  slotBegun: say('giờ vào đã qua', 'its time has passed'),
  cutOff: say('đã quá hạn đặt trước', 'it must be booked earlier'),
  stopSell: say('đã ngừng bán ngày này', 'that day is off sale'),
  noSuchVisitor: say('không có vé cho loại khách này', 'there is no ticket for this kind of visitor'),
  soldOut: say('không đủ vé', 'not enough tickets are left'),
} as const satisfies Record<TicketBlock, Saying>

/** The notifications about ticket bookings. */
export const ticketNotificationWords = {
  ticketBooked: say('Đặt vé mới {code}: {guest}, {people} người, {day}', 'New ticket booking {code}: {guest}, visitors: {people}, {day}'),
  ticketCancelled: say(
    'Đặt vé {code} đã huỷ: {guest}, {people} người, {day}',
    'Ticket booking {code} cancelled: {guest}, visitors: {people}, {day}',
  ),
  paymentReceived: say(
    'Đặt vé {code} có thanh toán: {guest}, {people} người, {day}',
    'A payment for ticket booking {code}: {guest}, visitors: {people}, {day}',
  ),
  paymentFailed: say(
    'Thanh toán lỗi, đặt vé {code}: {guest}, {people} người, {day}',
    'A payment for ticket booking {code} failed: {guest}, visitors: {people}, {day}',
  ),
  refundDue: say(
    'Phải hoàn tiền đặt vé {code}: {guest}, {people} người, {day}',
    'A refund for ticket booking {code} is due: {guest}, visitors: {people}, {day}',
  ),
} as const satisfies Record<string, Saying>

/** The states of a ticket booking: those of every booking, in a park's words. */
export const ticketStateWords: Readonly<Record<BookingState, Saying>> = {
  ...bookingStateWords,
  'in service': say('Đang dùng vé', 'In use'),
  void: say('Công viên huỷ', 'Void'),
}

/** The events of a ticket booking's timeline, in a park's words. */
export const ticketEventWords: Readonly<Record<BookingEventKind, Saying>> = {
  ...bookingEventWords,
  booked: say('Đặt vé, chờ thanh toán', 'Booked, awaiting payment'),
  confirmed: say('Đặt vé, xác nhận ngay', 'Booked, confirmed at once'),
  cancelled: say('Huỷ đặt vé', 'Cancelled'),
  voided: say('Công viên huỷ đặt vé', 'Cancelled by the park'),
  checkedIn: say('Đến ngày vào cổng', 'Day of the visit'),
  closed: say('Hết hạn dùng vé, đóng đặt vé', 'The tickets are over, booking closed'),
}

/** Why a ticket does not let in. */
export const gateReasonWords = {
  used: say('Đã dùng', 'Used'),
  wrongDay: say('Sai ngày', 'Wrong day'),
  wrongSlot: say('Sai giờ', 'Wrong time'),
  unpaid: say('Chưa trả tiền', 'Not paid'),
  cancelled: say('Đã huỷ', 'Cancelled'),
} as const satisfies Record<GateReason, Saying>
