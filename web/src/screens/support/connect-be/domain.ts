import type { AnswerOf } from '#kit/calls/ask.ts'

/** A domain of the property's site, as it is read. */
export type Domain = AnswerOf<'connect/detail'>['domains'][number]
