import { connectionKinds, connectionScopes } from '@innkeeper/rules/connection/connection-kinds'
import { z } from 'zod'
import { call } from '#call.ts'
import { say } from '#say.ts'
import { nameShape } from '#shapes/stay-shapes.ts'

/** What a connected system asks of the property that it is connected to. */
export const connectivityCalls = {
  'connectivity/connection': call({
    words: say('Kết nối này và chỗ nghỉ', 'This connection and its property'),
    kind: 'read',
    method: 'GET',
    access: { who: 'connection', scopes: [] },
    input: z.strictObject({}),
    output: z.object({
      id: z.uuid(),
      kind: z.enum(connectionKinds),
      name: z.string(),
      scopes: z.array(z.enum(connectionScopes)),
      property: z.object({ code: z.string(), name: nameShape, currency: z.string(), timeZone: z.string(), today: z.iso.date() }),
    }),
    refusals: [],
    limits: { perMinute: 60 },
  }),
}
