import { say } from '#say.ts'

/** The notices to owners about an administrator’s visit to their property: their kind, and their texts about the `{person}`. */
export const platformVisitWords = {
  entry: { kind: 'platformEntered', words: say('{person} của Innkeeper đã vào chỗ nghỉ', '{person} of Innkeeper entered the property') },
  leaving: { kind: 'platformLeft', words: say('{person} của Innkeeper đã rời chỗ nghỉ', '{person} of Innkeeper left the property') },
} as const
