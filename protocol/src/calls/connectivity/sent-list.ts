import { namedStates } from '@innkeeper/rules/hotel-service/compare-named'
import { z } from 'zod'
import { call } from '#call.ts'
import { explained, field, labelOf, listedCode, named, namedAs } from '#field.ts'
import { say } from '#say.ts'
import { hotelServiceForm, specialDay } from '../room-sale/hotel-service-fields.ts'
import { namedServiceFields } from '../room-sale/hotel-service-sync.ts'

const { shape } = hotelServiceForm
const far = 1_000_000
const price = named(labelOf(shape.price), z.int().min(-100_000_000_000).max(100_000_000_000), { reads: 'money' })

/** Values out of bounds are listed with their service and the rest is compared, so that only their type is checked here. */
const sentService = namedServiceFields.extend({
  code: namedAs(shape.code, listedCode(100)),
  nameVi: field.text(labelOf(shape.nameVi), { min: 0, max: 5000 }).optional(),
  nameEn: field.text(labelOf(shape.nameEn), { min: 0, max: 5000 }).optional(),
  descriptionVi: field.note(labelOf(shape.descriptionVi), { max: 10_000 }).optional(),
  descriptionEn: field.note(labelOf(shape.descriptionEn), { max: 10_000 }).optional(),
  price: price.optional(),
  maxOrder: named(labelOf(shape.maxOrder), z.int().min(-far).max(far).nullable()).optional(),
  specialDays: named(labelOf(shape.specialDays), z.array(specialDay.extend({ price })).max(500)).optional(),
})

/** The most services of a list. */
const mostSent = 500

/** What a connected system says of the services that it has. */
export const sentServiceCalls = {
  'connectivity/name-services': call({
    words: say('Gửi danh sách dịch vụ để so', 'Send the list of services to compare'),
    kind: 'change',
    method: 'POST',
    access: { who: 'connection', scopes: ['ari:write'] },
    input: z.strictObject({
      services: explained(named(say('Dịch vụ', 'Services'), z.array(sentService).min(1).max(mostSent)), {
        hint: say(
          'Toàn bộ dịch vụ của hệ thống. Trường nào không gửi thì giữ như ở chỗ nghỉ.',
          'All services that the system has. A field that is left out stays as the property has it.',
        ),
      }),
    }),
    output: z.object({
      listId: z.uuid(),
      /** In the order of the list: whether the property has such a service, and why one cannot be taken. */
      services: z.array(
        z.object({
          code: z.string(),
          state: z.enum(namedStates),
          /** The field, such as `services.3.price`. */
          problems: z.array(z.object({ field: z.string(), message: z.string() })),
        }),
      ),
      /** The codes of the property's services that the list does not name. */
      missing: z.array(z.string()),
      /** How many services a person can take over or take off sale; nothing changes before. */
      waiting: z.int(),
    }),
    refusals: [],
    diary: say('Hệ thống {subject} gửi danh sách dịch vụ để so', 'The system {subject} sent its list of services to compare'),
    record: { kind: 'hotelService' },
    tells: z.object({ rows: named(say('Số dòng', 'Rows'), z.int()) }),
    idempotency: 'optional',
    stales: ['service/'],
    limits: { bodyBytes: 4 * 1024 * 1024 },
  }),
}
