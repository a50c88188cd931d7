import { connectionThings } from '@innkeeper/rules/connection/connection-kinds'
import { z } from 'zod'
import { call } from '#call.ts'
import { field, named } from '#field.ts'
import { say } from '#say.ts'
import { nameShape } from '#shapes/stay-shapes.ts'
import { connectionThingWords } from '#words/connection/connection-words.ts'

/** The most codes of a connection. */
export const mostCodes = 2000

/** What a code of a connected system stands for. */
const thing = field.choice(say('Là', 'Thing'), connectionThings, connectionThingWords)
const code = field.text(say('Mã', 'Code'), { max: 100 })

const namedCode = z.strictObject({ thing, code, name: field.text(say('Tên', 'Name'), { max: 255, min: 0 }).default('') })

export const codeCalls = {
  'connectivity/rooms-and-plans': call({
    words: say('Phòng và gói bán của chỗ nghỉ', 'Rooms and sale packages of the property'),
    kind: 'read',
    method: 'GET',
    access: { who: 'connection', scopes: [] },
    input: z.strictObject({}),
    output: z.object({
      rooms: z.array(z.object({ id: z.uuid(), name: nameShape, totalRooms: z.int(), maxGuests: z.int() })),
      plans: z.array(
        z.object({
          id: z.uuid(),
          name: nameShape,
          /** The guests that its price is for. */
          includedGuests: z.int(),
          /** Whether its prices follow another plan, so that none are taken. */
          derived: z.boolean(),
          /** The rooms that it is sold on. */
          rooms: z.array(z.uuid()),
        }),
      ),
      /** The codes that this connection has named, and what each is mapped to; null where nobody has mapped it yet. */
      codes: z.array(z.object({ thing, code: z.string(), name: z.string(), target: z.uuid().nullable() })),
    }),
    refusals: [],
    limits: { perMinute: 60 },
  }),
  'connectivity/name-codes': call({
    words: say('Gọi tên phòng và gói của hệ thống', 'Name the system’s rooms and packages'),
    kind: 'change',
    method: 'POST',
    access: { who: 'connection', scopes: ['ari:write'] },
    input: z.strictObject({ codes: named(say('Các mã', 'Codes'), z.array(namedCode).min(1).max(500)) }),
    output: z.object({
      codes: z.array(z.object({ thing, code: z.string(), target: z.uuid().nullable() })),
      /** How many of all named codes are not mapped. */
      unmapped: z.int(),
    }),
    refusals: ['tooManyCodes'],
    idempotency: 'optional',
    stales: ['connection/'],
  }),
}
