import { propertyKinds } from '@innkeeper/rules/property/property-kind'
import { z } from 'zod'
import { call } from '#call.ts'
import { field } from '#field.ts'
import { propertyTypeCodes } from '#codes/property-types.ts'
import { say } from '#say.ts'

export const typeCalls = {
  'type/get-all': call({
    words: say('Các loại hình', 'Types of property'),
    kind: 'read',
    method: 'GET',
    access: { who: 'anyone' },
    input: z.strictObject({ kind: field.choice(say('Lĩnh vực', 'Kind'), propertyKinds).optional() }),
    output: z.array(z.object({ code: z.enum(propertyTypeCodes), kind: z.enum(propertyKinds), nameVi: z.string(), nameEn: z.string() })),
    refusals: [],
  }),
}
