import type { AnswerOf } from '#kit/calls/ask.ts'

/** The general configuration as it is read. */
export type HotelConfig = AnswerOf<'hotel-setting/general-info'>
