import { serviceUnits } from '@innkeeper/rules/hotel-service/chosen'
import { z } from 'zod'
import { call } from '#call.ts'
import { historyOfOne } from '#diary/history.ts'
import { field, named } from '#field.ts'
import { recordCalls } from '#record-calls.ts'
import { say } from '#say.ts'
import { sortedBy } from '#sorted-by.ts'
import { serviceChargeWords, serviceUnitWords } from '#words/sale/hotel-service-words.ts'
import { photoMediaTypes, photoRefusals } from '../hotel-information/resource.ts'
import {
  hotelServiceCode as code,
  hotelServiceForm,
  hotelServiceId as id,
  hotelServiceRecord,
  hotelServiceVersion as version,
  specialDays,
} from './hotel-service-fields.ts'

const read = { who: 'property', codes: ['SERVICE_1'] } as const
const change = { who: 'property', codes: ['SERVICE_1', 'SERVICE_2'] } as const
const formRefusals = [
  'serviceCodeTaken',
  'servicePriceNeeded',
  'specialDaysOverlap',
  'datesEndBeforeStart',
  'servicePictureMissing',
  'planMissing',
] as const
const stales = ['room-plan', 'review']
const ids = named(say('Dịch vụ', 'Services'), z.array(z.uuid()).min(1).max(500))
const count = z.object({ count: z.int() })
const told = z.object({ names: named(say('Dịch vụ', 'Services'), z.array(z.string())), active: field.flag(say('Đang bán', 'On sale')) })
const active = field.flag(say('Đang bán', 'On sale'))

/** "Service: image max 8 MB." */
const pictureBytes = 8_388_608

/** What services may be sorted by; of their own they have the property's order. */
export const hotelServiceSorts = ['name', 'code', 'price', 'state'] as const

const filter = {
  ...sortedBy(hotelServiceSorts),
  text: field.text(say('Tên hoặc mã', 'Name or code'), { max: 100, min: 0 }).default(''),
  active: active.optional(),
  unit: field.choice(say('Đơn vị tính', 'Unit'), serviceUnits, serviceUnitWords).optional(),
  charge: field.choice(say('Tính tiền hay miễn phí', 'Paid or free'), ['paid', 'free'], serviceChargeWords).optional(),
} as const

const services = recordCalls({
  read,
  change,
  id,
  version,
  form: hotelServiceForm,
  row: hotelServiceRecord,
  kind: 'hotelService',
  missing: 'serviceMissing',
  changed: 'serviceChanged',
  stales,
})

/** The calls of services. */
export const hotelServiceCalls = {
  'service/history': historyOfOne(say('Lịch sử dịch vụ', 'History of a service'), read, id),
  /** In the property's order. */
  'service/list-service': services.list({ words: say('Danh sách dịch vụ', 'Services'), filter }),
  'service/export': services.file({ words: say('Xuất dịch vụ', 'Export the services'), filter }),
  'service/detail': services.detail(say('Chi tiết dịch vụ', 'Service')),
  'service/get-choices': call({
    words: say('Gói bán để chọn', 'Packages to choose from'),
    kind: 'read',
    method: 'GET',
    access: read,
    input: z.strictObject({}),
    output: z.object({ plans: z.array(z.object({ id: z.uuid(), nameVi: z.string(), nameEn: z.string() })) }),
    refusals: [],
  }),
  'service/check': call({
    words: say('Kiểm tra mã dịch vụ', 'Check a service code'),
    kind: 'read',
    method: 'POST',
    access: read,
    /** `id` is the service that has the code already. */
    input: z.strictObject({ code, id: id.optional() }),
    output: z.object({ free: named(say('Còn dùng được', 'Free'), z.boolean()) }),
    refusals: [],
  }),
  'service/check-special-service': call({
    words: say('Kiểm tra ngày đặc biệt', 'Check special days'),
    kind: 'read',
    method: 'POST',
    access: read,
    input: z.strictObject({ specialDays }),
    output: z.object({ ok: z.boolean() }),
    refusals: ['specialDaysOverlap', 'datesEndBeforeStart'],
  }),
  'service/create': services.create({
    words: say('Tạo dịch vụ', 'Create a service'),
    diary: say('Tạo dịch vụ {subject}', 'Created the service {subject}'),
    refusals: [...formRefusals, 'tooManyServices'],
  }),
  'service/update': services.update({
    words: say('Sửa dịch vụ', 'Change a service'),
    diary: say('Sửa dịch vụ {subject}', 'Changed the service {subject}'),
    refusals: formRefusals,
  }),
  'service/delete': services.delete({
    words: say('Xoá dịch vụ', 'Delete a service'),
    diary: say('Xoá dịch vụ {subject}', 'Deleted the service {subject}'),
    refusals: ['serviceInUse'],
  }),
  'service/delete-services': call({
    words: say('Xoá nhiều dịch vụ', 'Delete services'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ ids }),
    output: count,
    refusals: ['serviceMissing', 'serviceInUse'],
    diary: say('Xoá dịch vụ {subject}', 'Deleted the services {subject}'),
    record: { kind: 'hotelService' },
    tells: told,
    stales,
  }),
  'service/change-status': services.switch({
    words: say('Bật hoặc ngừng bán dịch vụ', 'Put a service on or off sale'),
    diary: say('Bật hoặc ngừng bán dịch vụ {subject}', 'Put the service {subject} on or off sale'),
    active: say('Đang bán', 'On sale'),
  }),
  'service/change-status-services': call({
    words: say('Bật hoặc ngừng bán nhiều dịch vụ', 'Put services on or off sale'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ ids, active }),
    output: count,
    refusals: ['serviceMissing'],
    diary: say('Bật hoặc ngừng bán dịch vụ {subject}', 'Put the services {subject} on or off sale'),
    record: { kind: 'hotelService' },
    tells: told,
    stales,
  }),
  'service/change-index': call({
    words: say('Xếp thứ tự dịch vụ', 'Order the services'),
    kind: 'change',
    method: 'POST',
    access: change,
    /** All of the property's, the first first. */
    input: z.strictObject({ ids }),
    output: count,
    refusals: ['serviceOrderOld'],
    diary: say('Xếp lại thứ tự dịch vụ', 'Ordered the services anew'),
    record: { kind: 'hotelService' },
    tells: z.object({ names: named(say('Thứ tự', 'Order'), z.array(z.string())) }),
    stales,
  }),
  'service/upload-image': call({
    words: say('Tải ảnh dịch vụ', 'Upload a picture of a service'),
    kind: 'change',
    method: 'POST',
    access: change,
    upload: { field: 'file', words: say('Ảnh', 'Picture'), maxBytes: pictureBytes, accept: photoMediaTypes },
    input: z.strictObject({}),
    output: z.object({ imageUrl: z.string() }),
    refusals: photoRefusals,
    limits: { perMinute: 30, seconds: 60 },
  }),
}
