import { propertyKinds } from '@innkeeper/rules/property/property-kind'
import { z } from 'zod'
import { call } from '#call.ts'
import { field, named } from '#field.ts'
import { say } from '#say.ts'
import { propertyKindWords } from '#words/property/property-words.ts'

const access = { who: 'administrator' } as const
const id = field.id(say('Chỗ nghỉ', 'Property'))

/** The order in which hotels and parks are shown: those that have a place, and where one of them goes. */
export const hotelOrderCalls = {
  'supplier/hotel/order': call({
    words: say('Chỗ nghỉ đã có thứ tự hiển thị', 'Properties that have a place in the display order'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({ kind: field.choice(say('Lĩnh vực', 'Kind'), propertyKinds, propertyKindWords) }),
    /** Those without a place come after all of them and are not here. */
    output: z.array(z.object({ id: z.uuid(), code: z.string(), nameVi: z.string(), nameEn: z.string(), displayOrder: z.int() })),
    refusals: [],
  }),
  'supplier/hotel/place': call({
    words: say('Xếp chỗ cho một chỗ nghỉ trong thứ tự hiển thị', 'Put a property at its place in the display order'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({
      id,
      /** The property of the same kind that it comes after; null puts it first. */
      after: named(say('Đứng sau', 'Comes after'), z.uuid().nullable()),
    }),
    output: z.object({ id: z.uuid(), displayOrder: z.int() }),
    refusals: [],
    diary: say('Đổi thứ tự hiển thị của {subject}', 'Changed the display order of {subject}'),
    record: { kind: 'property' },
    tells: z.object({ displayOrder: field.count(say('Thứ tự hiển thị', 'Display order'), { min: 0, max: 1_000_000 }) }),
    stales: ['login'],
  }),
}
