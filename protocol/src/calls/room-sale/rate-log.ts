import { z } from 'zod'
import { call } from '#call.ts'
import { fileInput, fileShape } from '#format/file-shape.ts'
import type { FunctionCode } from '#access.ts'
import { field } from '#field.ts'
import { nightField, nightValue, operationNo, origins, roomPlanId, roomTypeId } from '#rates/night-fields.ts'
import { operationHead } from '#rates/operations.ts'
import { say, type Saying } from '#say.ts'
import { sortedBy } from '#sorted-by.ts'

/** The fields that a log can be sorted by; by default the latest operation comes first. */
export const logSorts = ['number', 'person', 'origin', 'nights'] as const

/** The filter of a log. Days of change are the property's own; an operation matches when any of its nights is in the interval. */
const filter = {
  fromDate: field.day(say('Đổi từ ngày', 'Changed from')).optional(),
  toDate: field.day(say('Đổi đến ngày', 'Changed until')).optional(),
  fromNight: field.day(say('Từ đêm', 'From night')).optional(),
  toNight: field.day(say('Đến đêm', 'To night')).optional(),
  roomTypeId: roomTypeId.optional(),
  roomPlanId: roomPlanId.optional(),
  person: field.text(say('Người đổi', 'Changed by'), { max: 255, min: 0 }).optional(),
  origin: field.choice(say('Nguồn', 'From'), origins).optional(),
}

const names = { nameVi: z.string(), nameEn: z.string() }

/** One operation of a log: what it changed, and the values of its first night before and after. */
const row = operationHead.extend({
  fields: z.array(nightField),
  fromNight: z.iso.date(),
  toNight: z.iso.date(),
  roomTypes: z.array(z.object({ roomTypeId: z.uuid(), ...names })),
  plans: z.int(),
  first: z.object({ field: nightField, night: z.iso.date(), before: nightValue, after: nightValue }),
})

/** The changes of one field of one room type or room-plan: its nights and values as parallel lists. */
const changed = z.object({
  roomTypeId: z.uuid(),
  roomType: z.object(names),
  roomPlanId: z.uuid().nullable(),
  plan: z.object(names).nullable(),
  field: nightField,
  nights: z.array(z.iso.date()),
  before: z.array(nightValue),
  after: z.array(nightValue),
})

/** The names of a room type and its plans, for people who may read the log but not the room types. */
const placeNames = z.object({ id: z.uuid(), ...names, plans: z.array(z.object({ roomPlanId: z.uuid(), ...names })) })

const logCalls = <const C extends FunctionCode>(code: C) => {
  const access = { who: 'property', codes: [code] } as const
  const search = (words: Saying) =>
    call({
      words,
      kind: 'read',
      method: 'GET',
      access,
      list: true,
      input: z.strictObject({ ...filter, ...sortedBy(logSorts), ...field.page }),
      output: z.array(row),
      refusals: [],
    })
  const detail = (words: Saying) =>
    call({
      words,
      kind: 'read',
      method: 'GET',
      access,
      input: z.strictObject({ operationNo, ...field.page }),
      /** `changes` is one page of `total`. */
      output: z.object({ operation: operationHead, total: z.int(), changes: z.array(changed) }),
      refusals: [],
    })
  const exported = (words: Saying) =>
    call({
      words,
      kind: 'read',
      method: 'GET',
      access,
      input: fileInput({ ...filter, operationNo: operationNo.optional(), ...sortedBy(logSorts) }),
      output: fileShape,
      refusals: ['exportTooLarge'],
      limits: { seconds: 60, perMinute: 20 },
    })
  const named = (words: Saying) =>
    call({ words, kind: 'read', method: 'GET', access, input: z.strictObject({}), output: z.array(placeNames), refusals: [] })
  return { search, detail, exported, named }
}

const rates = logCalls('RATE_LOG_1')
const rooms = logCalls('INVENTORY_LOG_1')

export const rateLogCalls = {
  'room-plan-log/search': rates.search(say('Nhật ký cập nhật giá', 'Rate update log')),
  'room-plan-log/detail': rates.detail(say('Chi tiết một lần cập nhật giá', 'Details of a rate update')),
  'room-plan-log/export': rates.exported(say('Xuất nhật ký cập nhật giá', 'Export the rate update log')),
  'room-plan-log/get-names': rates.named(
    say('Tên loại phòng và gói để lọc nhật ký giá', 'Names of room types and packages for the rate log'),
  ),
  'room-log/search': rooms.search(say('Nhật ký cập nhật phòng trống', 'Room availability log')),
  'room-log/detail': rooms.detail(say('Chi tiết một lần cập nhật phòng trống', 'Details of an availability update')),
  'room-log/export': rooms.exported(say('Xuất nhật ký cập nhật phòng trống', 'Export the room availability log')),
  'room-log/get-names': rooms.named(
    say('Tên loại phòng và gói để lọc nhật ký phòng trống', 'Names of room types and packages for the availability log'),
  ),
}
