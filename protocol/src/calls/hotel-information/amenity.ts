import { allAmenityWords } from '#amenities/amenities.ts'
import { z } from 'zod'
import { call } from '#call.ts'
import { field, listedCode, named } from '#field.ts'
import { say } from '#say.ts'

const code = listedCode(40)

/** Ticks that are set and removed; ticks that somebody else set meanwhile stay. */
export const amenityChange = {
  add: named(say('Thêm tiện nghi', 'Amenities to add'), z.array(code).max(300).default([])),
  remove: named(say('Bỏ tiện nghi', 'Amenities to take away'), z.array(code).max(300).default([])),
} as const

/** The ticked amenities, as the diary shows them. */
export const amenitiesTold = z.object({ codes: named(say('Tiện nghi', 'Amenities'), z.array(code), { choices: allAmenityWords }) })

const groups = z.array(
  z.object({
    group: z.string(),
    nameVi: z.string(),
    nameEn: z.string(),
    amenities: z.array(z.object({ code: z.string(), nameVi: z.string(), nameEn: z.string() })),
  }),
)

export const amenityCalls = {
  'amenity/get-all': call({
    words: say('Danh mục tiện nghi', 'Amenities to choose from'),
    kind: 'read',
    method: 'GET',
    access: { who: 'property', codes: ['HOTEL_AMENITY_1'] },
    input: z.strictObject({}),
    output: groups,
    refusals: [],
  }),
  'amenity/update': call({
    words: say('Sửa tiện nghi', 'Change the amenities'),
    kind: 'change',
    method: 'POST',
    access: { who: 'property', codes: ['HOTEL_AMENITY_1', 'HOTEL_AMENITY_2'] },
    input: z.strictObject(amenityChange),
    output: z.object({ codes: z.array(z.string()) }),
    refusals: ['amenityNotOffered'],
    diary: say('Sửa tiện nghi: {subject}', 'Changed the amenities: {subject}'),
    record: { kind: 'amenities' },
    tells: amenitiesTold,
    stales: ['info', 'dashboard'],
  }),
  'amenity/amenity-room': call({
    words: say('Tiện nghi của các loại phòng', 'Amenities of the room types'),
    kind: 'read',
    method: 'GET',
    access: { who: 'property', codes: ['ROOM_AMENITY_1'] },
    input: z.strictObject({}),
    output: z.object({
      groups,
      roomTypes: z.array(
        z.object({
          id: field.id(say('Loại phòng', 'Room type')),
          nameVi: z.string(),
          nameEn: z.string(),
          active: z.boolean(),
          codes: z.array(z.string()),
        }),
      ),
    }),
    refusals: [],
  }),
}
