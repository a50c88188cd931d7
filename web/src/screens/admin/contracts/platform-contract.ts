import type { AnswerOf } from '#kit/calls/ask.ts'

/** The contract of a property as the platform reads it. */
export type PlatformContract = AnswerOf<'supplier/contract/detail'>
