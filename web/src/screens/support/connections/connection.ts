import type { AnswerOf } from '#kit/calls/ask.ts'

/** A connection of the property, as it is read. */
export type Connection = AnswerOf<'connection/get-all'>[number]
