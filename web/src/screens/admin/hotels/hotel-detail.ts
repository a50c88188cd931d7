import type { AnswerOf } from '#kit/calls/ask.ts'

/** All that is needed to decide on a property. */
export type HotelDetail = AnswerOf<'supplier/hotel/detail'>
