import { z } from 'zod'
import { call } from '#call.ts'
import { field, named } from '#field.ts'
import { say } from '#say.ts'

const place = { code: z.string(), nameVi: z.string(), nameEn: z.string() }

export const locationCalls = {
  'location/get-all': call({
    words: say('Tỉnh, thành và phường, xã', 'Provinces and communes'),
    kind: 'read',
    method: 'GET',
    access: { who: 'anyone' },
    input: z.strictObject({
      provinceCode: field.text(say('Tỉnh, thành phố', 'Province or city'), { max: 10, min: 0 }).optional(),
      text: named(
        say('Tên, không cần dấu', 'Name, with or without diacritics'),
        field.text(say('Tên', 'Name'), { max: 100, min: 0 }),
      ).default(''),
    }),
    /** Every matching province; communes of the requested province, or those that match a text. */
    output: z.object({
      provinces: z.array(z.object(place)),
      communes: z.array(z.object({ ...place, provinceCode: z.string() })),
    }),
    refusals: [],
  }),
  'location/map': call({
    words: say('Nền bản đồ', 'Map background'),
    kind: 'read',
    method: 'GET',
    access: { who: 'signedIn' },
    input: z.strictObject({}),
    /** The address of map tiles ({z}, {x}, {y}), or null for maps without tiles; and their attribution. */
    output: z.object({ tiles: z.string().nullable(), attribution: z.string() }),
    refusals: [],
  }),
}
