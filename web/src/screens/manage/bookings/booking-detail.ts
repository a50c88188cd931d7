import type { AnswerOf } from '#kit/calls/ask.ts'

/** A booking as it was agreed and as it stands. */
export type BookingDetail = AnswerOf<'booking/detail'>
