import type { AnswerOf } from '#kit/calls/ask.ts'

/** What the check of a stay answers. */
export type StayAnswer = AnswerOf<'room-plan/check-stay'>
