import { say, type Saying } from '@innkeeper/protocol/say'
import type { BookingState } from '@innkeeper/rules/booking/booking-states'

const awaiting = say('Đặt phòng chờ thanh toán', 'Booking awaiting payment')
const confirmed = say('Xác nhận đặt phòng', 'Booking confirmation')
const ended = say('Đặt phòng đã huỷ', 'Cancelled booking')

/** What the confirmation of a booking is called: it must not promise rooms that wait for money or are given back. */
export const confirmationTitles: Readonly<Record<BookingState, Saying>> = {
  'await payment': awaiting,
  'await fully payment': confirmed,
  'payment failed': awaiting,
  confirm: confirmed,
  'in service': confirmed,
  close: confirmed,
  cancel: ended,
  void: ended,
}
