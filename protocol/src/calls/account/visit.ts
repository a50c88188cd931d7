import { z } from 'zod'
import { call } from '#call.ts'
import { field } from '#field.ts'
import { say } from '#say.ts'

const access = { who: 'signedIn' } as const

/** An administrator's visit to the property that they entered. */
export const visitCalls = {
  'visit/show': call({
    words: say('Lượt vào chỗ nghỉ của quản trị viên', 'The visit of an administrator to a property'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({}),
    /** Null if the caller is not an administrator in a property. */
    output: z
      .object({
        person: z.string(),
        /** The owner on whose behalf the administrator acts; null if the property has no owner. */
        owner: z.string().nullable(),
        /** When it ends by itself. */
        endsAt: z.string(),
        /** The reason of the visit; until it is given, the administrator may only read. */
        reason: z.string().nullable(),
      })
      .nullable(),
    refusals: [],
  }),
  'visit/give-reason': call({
    words: say('Nêu lý do vào chỗ nghỉ', 'Say why a property was entered'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ reason: field.note(say('Lý do vào', 'Reason of the visit'), { max: 255, min: 3 }) }),
    output: z.object({ reason: z.string() }),
    refusals: ['noVisit'],
    diary: say('Nêu lý do vào chỗ nghỉ', 'Said why they entered the property'),
    record: { kind: 'visit' },
    stales: ['hotel-log'],
  }),
}
