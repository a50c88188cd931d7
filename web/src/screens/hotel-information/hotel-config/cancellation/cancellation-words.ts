import type { AnswerOf } from '#kit/calls/ask.ts'

/** A cancellation policy as it is read. */
export type CancellationPolicy = AnswerOf<'cancellation-policy/detail'>
