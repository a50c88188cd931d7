import { z } from 'zod'
import { call } from '../call.ts'
import { field, named } from '../field.ts'
import { say } from '../say.ts'

const place = { code: z.string(), nameVi: z.string(), nameEn: z.string() }

export const locationCalls = {
  'location/get-all': call({
    words: say('Tỉnh, thành và phường, xã', 'Provinces and communes'),
    kind: 'read',
    method: 'GET',
    access: { who: 'anyone' },
    input: z.strictObject({
      provinceCode: named(say('Tỉnh, thành phố', 'Province, city'), z.string().max(10)).optional(),
      text: named(say('Tên, không cần dấu', 'Name, with or without diacritics'), field.note(say('Tên', 'Name'), 100)).default(''),
    }),
    /** Every province that matches; communes of the province asked for, or that a text matches. */
    output: z.object({
      provinces: z.array(z.object(place)),
      communes: z.array(z.object({ ...place, provinceCode: z.string() })),
    }),
    refusals: [],
  }),
  'location/map': call({
    words: say('Nền bản đồ', 'Ground of the map'),
    kind: 'read',
    method: 'GET',
    access: { who: 'signedIn' },
    input: z.strictObject({}),
    /** Where map tiles come from ({z}, {x}, {y}), or null where maps are drawn without a ground; and whom to thank for them. */
    output: z.object({ tiles: z.string().nullable(), attribution: z.string() }),
    refusals: [],
  }),
}
