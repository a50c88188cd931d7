import type { AnswerOf } from '#kit/calls/ask.ts'

/** A booking as it was agreed and as it stands, for its property's people. */
export type BookingDetail = AnswerOf<'booking/detail'>

/** What everybody sees who may look at a booking: its property's people, and the platform's. */
export type BookingFacts = Omit<BookingDetail, 'allowed' | 'emails' | 'ifCancelledToday' | 'ifNoShow' | 'property'> & {
  /** The emails about it, for the property’s people. */
  readonly emails?: BookingDetail['emails']
  readonly property: Pick<BookingDetail['property'], 'checkInFrom' | 'checkOutUntil'>
}
