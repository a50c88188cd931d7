import { namedStates } from '@innkeeper/rules/hotel-service/compare-named'
import { z } from 'zod'
import { call } from '#call.ts'
import { changesOf } from '#changes-of.ts'
import { named } from '#field.ts'
import { say } from '#say.ts'
import { nameShape } from '#shapes/stay-shapes.ts'
import { hotelServiceCode as code, hotelServiceForm, hotelServiceThumbnail } from './hotel-service-fields.ts'

const read = { who: 'property', codes: ['SERVICE_1'] } as const
const change = { who: 'property', codes: ['SERVICE_1', 'SERVICE_2'] } as const
const record = { kind: 'hotelService' } as const
const stales = ['room-plan', 'review']

/** The fields of a service that a list may name. Its pictures and the packages that include it are set here only. */
export const namedServiceFields = z
  .strictObject(changesOf(hotelServiceForm.omit({ code: true, applyPlans: true, thumbnail: true, images: true }).shape))
  .partial()

/** Where lists of services come from. */
const listSources = ['file', 'pms'] as const

const listId = named(say('Danh sách đã xem', 'The list that was seen'), z.uuid().toLowerCase())
const version = named(say('Bản dịch vụ đã xem', 'Version of the service that was seen'), z.int().min(1))

/** A megabyte holds five hundred services with long descriptions. */
const fileBytes = 1_048_576

/** The calls of the list of services that a connected system, or a file, names. */
export const serviceSyncCalls = {
  'service/sync-list': call({
    words: say('Dịch vụ mà hệ thống kết nối nêu', 'Services that a connected system names'),
    kind: 'read',
    method: 'GET',
    access: read,
    input: z.strictObject({}),
    output: z.object({
      /** Null while there is no list. */
      list: z
        .object({
          id: listId,
          source: z.enum(listSources),
          name: z.string(),
          namedAt: z.string(),
          namedBy: z.string(),
          /** Heads of columns that name no field. */
          ignored: z.array(z.string()),
        })
        .nullable(),
      /** In the order of the list; then the property's services that it does not name. */
      rows: z.array(
        z.object({
          /** The row of the file; null for a service that the list does not name. */
          line: z.int().nullable(),
          code: z.string(),
          state: z.enum(namedStates),
          name: nameShape,
          /** The property's service of that code, and whether it is on sale. */
          service: z.object({ id: z.uuid(), version: z.int(), active: z.boolean() }).nullable(),
          /** What applying the row would change, field by field; empty where it would change nothing. */
          before: namedServiceFields.nullable(),
          after: namedServiceFields.nullable(),
          problems: z.array(z.object({ field: nameShape, words: nameShape })),
        }),
      ),
    }),
    refusals: [],
  }),
  'service/sync-upload': call({
    words: say('Tải tệp dịch vụ lên', 'Upload a file of services'),
    kind: 'change',
    method: 'POST',
    access: change,
    upload: {
      field: 'file',
      words: say('Tệp CSV', 'CSV file'),
      maxBytes: fileBytes,
      accept: ['text/csv', '.csv'],
    },
    input: z.strictObject({}),
    output: z.object({ rows: z.int() }),
    refusals: ['serviceFileUnreadable', 'serviceFileEncoding', 'serviceFileNoCode', 'serviceFileEmpty', 'serviceFileTooLong'],
    diary: say('Tải danh sách dịch vụ {subject} lên để so', 'Uploaded the list of services {subject} to compare'),
    record,
    tells: z.object({ rows: named(say('Số dòng', 'Rows'), z.int()) }),
    limits: { perMinute: 30 },
  }),
  'service/sync-apply': call({
    words: say('Áp dụng dòng đã chọn của danh sách dịch vụ', 'Apply ticked rows of the list of services'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({
      listId,
      /** A new service's version is null. */
      rows: named(
        say('Dòng đã chọn', 'Ticked rows'),
        z
          .array(z.strictObject({ code, version: version.nullable() }))
          .min(1)
          .max(700),
      ),
      /** The picture of all services that become new; null where none does. */
      thumbnail: hotelServiceThumbnail.nullable(),
    }),
    output: z.object({ created: z.int(), changed: z.int(), takenOff: z.int() }),
    refusals: ['serviceListOld', 'servicePictureMissing', 'servicePictureNeeded', 'tooManyServices'],
    diary: say('Áp dụng danh sách dịch vụ: {subject}', 'Applied the list of services: {subject}'),
    record,
    tells: hotelServiceForm,
    idempotency: 'optional',
    stales,
  }),
  'service/sync-forget': call({
    words: say('Bỏ danh sách dịch vụ', 'Remove the list of services'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ listId }),
    output: z.object({ listId }),
    refusals: ['serviceListOld'],
    diary: say('Bỏ danh sách dịch vụ {subject}', 'Removed the list of services {subject}'),
    record,
  }),
}
