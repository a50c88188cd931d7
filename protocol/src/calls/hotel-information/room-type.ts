import { z } from 'zod'
import { bedTypeCodes } from '#codes/bed-types.ts'
import { call } from '#call.ts'
import { say } from '#say.ts'

export const roomTypeCalls = {
  'room-type/get-bed-type': call({
    words: say('Các loại giường', 'Bed types'),
    kind: 'read',
    method: 'GET',
    access: { who: 'property', codes: ['ROOM_INFO_1'] },
    input: z.strictObject({}),
    output: z.array(z.object({ code: z.enum(bedTypeCodes), nameVi: z.string(), nameEn: z.string() })),
    refusals: [],
  }),
}
