import { say } from '#say.ts'

/** The bell's notices of an administrator’s visit to a property, which its owners get: their kind, and their words about the `{person}`. */
export const platformVisitWords = {
  entry: { kind: 'platformEntered', words: say('{person} của Innkeeper đã vào chỗ nghỉ', '{person} of Innkeeper entered the property') },
  leaving: { kind: 'platformLeft', words: say('{person} của Innkeeper đã rời chỗ nghỉ', '{person} of Innkeeper left the property') },
} as const
