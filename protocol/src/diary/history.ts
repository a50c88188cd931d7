import { z } from 'zod'
import type { Access } from '#access.ts'
import { call } from '#call.ts'
import { field } from '#field.ts'
import { origins } from '#rates/night-fields.ts'
import type { Saying } from '#say.ts'
import { nameShape } from '#shapes/stay-shapes.ts'

/** Where a change of the diary came from. */
const diaryOrigins = [...origins, 'guest', 'system'] as const

/** A line of the diary: who did what, when and from where, and which fields it changed, in the words of both languages. */
export const diaryLine = z.object({
  id: z.uuid(),
  at: z.string(),
  person: z.string(),
  origin: z.enum(diaryOrigins),
  /** Empty where unknown. */
  address: z.string(),
  what: nameShape,
  /** A text is empty if there was no value before, or is none after. */
  changes: z.array(z.object({ field: nameShape, before: nameShape, after: nameShape })),
})

/** The call that reads the history of a record of which a property has only one, so that it needs no id. */
export const historyOf = <A extends Access>(words: Saying, access: A) =>
  call({
    words,
    kind: 'read',
    method: 'GET',
    access,
    list: true,
    input: z.strictObject(field.page),
    output: z.array(diaryLine),
    refusals: [],
  })

/** The call that reads the history of the record with the id `id`. */
export const historyOfOne = <A extends Access, I extends z.ZodType<string>>(words: Saying, access: A, id: I) =>
  call({
    words,
    kind: 'read',
    method: 'GET',
    access,
    list: true,
    input: z.strictObject({ id, ...field.page }),
    output: z.array(diaryLine),
    refusals: [],
  })
