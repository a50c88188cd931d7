import { z } from 'zod'
import { call } from '#call.ts'
import { field } from '#field.ts'
import { say } from '#say.ts'

/** A stay of an administrator in the property. */
const visit = z.object({
  id: z.uuid(),
  person: z.string(),
  address: z.string(),
  /** Empty where unknown. */
  browser: z.string(),
  system: z.string(),
  enteredAt: z.string(),
  /** Null while it lasts. */
  leftAt: z.string().nullable(),
})

export const hotelLogCalls = {
  'hotel-log/visits': call({
    words: say('Lượt vào của nền tảng', 'Visits by the platform'),
    kind: 'read',
    method: 'GET',
    access: { who: 'property', codes: ['SYSTEM_LOG_1'] },
    list: true,
    input: z.strictObject(field.page),
    output: z.array(visit),
    refusals: [],
  }),
}
