import { propertyKinds } from '@innkeeper/rules/property/property-kind'
import { completenessFlags, missingParts } from '@innkeeper/rules/completeness/completeness'
import { contractStates } from '@innkeeper/rules/e-contract/contract-states'
import { propertyActs, propertyStates } from '@innkeeper/rules/property/property-states'
import { z } from 'zod'
import { call } from '../call.ts'
import { fileShape } from '../csv-file.ts'
import { field, named } from '../field.ts'
import { say } from '../say.ts'
import { loginCalls } from './login.ts'

const access = { who: 'administrator' } as const

/** The named views of the platform's list of properties: what waits for a person first. */
export const hotelViews = ['verify', 'approve', 'onsite', 'all'] as const

const id = field.id(say('Chỗ nghỉ', 'Property'))
const kind = z.enum(propertyKinds)
const moment = z.string()

const filter = {
  text: field.note(say('Tên, mã, người đăng ký, mã số thuế', 'Name, code, applicant, tax code'), 100).default(''),
  kind: field.choice(say('Loại', 'Kind'), propertyKinds).optional(),
  state: field.choice(say('Trạng thái', 'State'), propertyStates).optional(),
}
const view = field.choice(say('Danh sách', 'View'), hotelViews).default('all')

/** What a property last showed of its right to do business, and what the platform found. */
const certificate = z.object({
  certificateNo: z.int(),
  fileName: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
  sentAt: moment,
  verifyBy: moment,
  verdict: z.enum(['verified', 'refused']).nullable(),
  judgedAt: moment.nullable(),
  judgedBy: z.string().nullable(),
  note: z.string(),
})

const row = z.object({
  id: z.uuid(),
  code: z.string(),
  kind,
  nameVi: z.string(),
  nameEn: z.string(),
  state: z.enum(propertyStates),
  /** When it came into that state. */
  since: moment,
  displayOrder: z.int(),
  province: z.object({ vi: z.string(), en: z.string() }).nullable(),
  /** Of the nine parts, how many are complete. */
  done: z.int(),
  contract: z.enum(contractStates),
  /** Null for a property that did not come by registering. */
  certificate: certificate.pick({ verdict: true, verifyBy: true }).nullable(),
  owner: z.object({ fullName: z.string(), email: z.string(), phone: z.string() }).nullable(),
})

const move = z.object({
  id: z.uuid(),
  at: moment,
  act: z.enum([...propertyActs, 'register']),
  from: z.enum(propertyStates).nullable(),
  to: z.enum(propertyStates),
  mover: z.enum(['property', 'platform', 'system']),
  person: z.string(),
  note: z.string(),
})

const detail = row.omit({ certificate: true }).extend({
  propertyType: z.string().nullable(),
  star: z.int().nullable(),
  numberOfRooms: z.int().nullable(),
  taxCode: z.string(),
  countryCode: z.string(),
  commune: z.object({ vi: z.string(), en: z.string() }).nullable(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  /** Who registered it, when, and to which wording of the terms they agreed. */
  registration: z
    .object({
      fullName: z.string(),
      userName: z.string(),
      email: z.string(),
      phone: z.string(),
      position: z.string(),
      receivedAt: moment,
      termsVersion: z.string(),
    })
    .nullable(),
  /** Every certificate it sent, the last one first. */
  certificates: z.array(certificate),
  items: z.array(
    z.object({ flag: z.enum(completenessFlags), ok: z.boolean(), applies: z.boolean(), missing: z.array(z.enum(missingParts)) }),
  ),
  contractEndsOn: z.string().nullable(),
  takenOffBy: z.enum(['property', 'platform']).nullable(),
  moves: z.array(move),
  /** What the platform may do now; where it may not, the reason is a refusal's key. */
  acts: z.array(z.object({ act: z.enum(propertyActs), ok: z.boolean(), reason: z.string().nullable() })),
})

const stales = ['supplier/'] as const

export const supplierCalls = {
  'supplier/get-all-hotel': call({
    words: say('Mọi chỗ nghỉ của sàn', 'All properties of the platform'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({ ...filter, view, ...field.page }),
    output: z.array(row),
    list: true,
    refusals: [],
  }),
  'supplier/hotel-counts': call({
    words: say('Số chỗ nghỉ của từng danh sách', 'How many properties each view has'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject(filter),
    /** `overdue` are those of `verify` whose 48 hours have passed. */
    output: z.object({ verify: z.int(), overdue: z.int(), approve: z.int(), onsite: z.int(), all: z.int() }),
    refusals: [],
  }),
  'supplier/export-hotel': call({
    words: say('Xuất danh sách chỗ nghỉ', 'Export the properties'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({ ...filter, view }),
    output: fileShape,
    refusals: ['tooManyRows'],
    limits: { perMinute: 30, seconds: 60 },
  }),
  'supplier/hotel/detail': call({
    words: say('Mọi điều cần biết để duyệt một chỗ nghỉ', 'All that is needed to decide on a property'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({ id }),
    output: detail,
    refusals: [],
  }),
  'supplier/hotel/certificate': call({
    words: say('Tệp giấy phép của một chỗ nghỉ', 'The certificate of a property, as a file'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({ id, certificateNo: field.count(say('Lần gửi', 'Number'), { min: 1, max: 10_000 }) }),
    output: z.object({ fileName: z.string(), mediaType: z.string(), base64: z.base64() }),
    refusals: ['uploadExpired'],
    limits: { perMinute: 60, seconds: 60 },
  }),
  'supplier/hotel/login': call({
    words: say('Vào một chỗ nghỉ như chủ của nó', 'Enter a property as its owner'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ hotelId: id }),
    output: loginCalls['login/user'].output,
    refusals: [],
    limits: { perMinute: 60 },
  }),
  'supplier/hotel/change-index': call({
    words: say('Đổi thứ tự hiển thị của chỗ nghỉ', 'Change the display order of a property'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ id, displayOrder: field.count(say('Thứ tự hiển thị', 'Display order'), { min: 0, max: 1_000_000 }) }),
    output: z.object({ id: z.uuid(), displayOrder: z.int() }),
    refusals: [],
    diary: say('Đổi thứ tự hiển thị của {subject}', 'Changed the display order of {subject}'),
    stales,
  }),
  'supplier/hotel/verify': call({
    words: say('Xác minh giấy phép của một chỗ nghỉ', 'Verify the certificate of a property'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({
      id,
      certificateNo: field.count(say('Lần gửi', 'Number'), { min: 1, max: 10_000 }),
      verdict: field.choice(say('Kết quả', 'Verdict'), ['verified', 'refused']),
      note: field.note(say('Ghi chú cho chỗ nghỉ', 'Note to the property'), 1000).default(''),
    }),
    output: z.null(),
    refusals: ['certificateNotWaiting', 'noteMissing'],
    diary: say('Xác minh giấy phép của {subject}', 'Judged the certificate of {subject}'),
    idempotency: 'optional',
    stales,
  }),
  'supplier/hotel/move': call({
    words: say('Duyệt, trả lại, mở bán hoặc ngừng bán một chỗ nghỉ', 'Approve a property, send it back, put it on sale or take it off'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({
      id,
      act: field.choice(say('Thao tác', 'Act'), ['approve', 'sendBack', 'putOnSale', 'takeOffSale']),
      note: field.note(say('Ghi chú cho chỗ nghỉ', 'Note to the property'), 1000).default(''),
    }),
    output: z.object({ state: z.enum(propertyStates) }),
    refusals: ['propertyNotVerified', 'noteMissing', 'contractNotSigned', 'moveNotAllowed'],
    diary: say('Đổi trạng thái của {subject}', 'Changed the state of {subject}'),
    idempotency: 'optional',
    stales,
  }),
}

/** What a property does itself about its own life, besides confirming to sell. */
export const propertyCalls = {
  'property/move': call({
    words: say('Mở bán hoặc ngừng bán', 'Go on sale or off sale'),
    kind: 'change',
    method: 'POST',
    access: { who: 'property', codes: ['HOTEL_SETTING_2'] },
    input: z.strictObject({
      act: field.choice(say('Thao tác', 'Act'), ['putOnSale', 'takeOffSale']),
      note: field.note(say('Lý do', 'Reason'), 1000).default(''),
    }),
    output: z.object({ state: z.enum(propertyStates) }),
    refusals: ['contractNotSigned', 'takenOffByPlatform', 'moveNotAllowed'],
    diary: say('Mở bán hoặc ngừng bán {subject}', 'Put {subject} on or off sale'),
    idempotency: 'optional',
    stales: ['dashboard', 'login', 'notification'],
    // Each move writes to the owners and to the platform.
    limits: { perMinute: 10 },
  }),
  'property/send-certificate': call({
    words: say('Gửi lại giấy phép kinh doanh', 'Send a new business certificate'),
    kind: 'change',
    method: 'POST',
    access: { who: 'property', codes: ['REGISTRATION_INFO_1', 'REGISTRATION_INFO_2'] },
    input: z.strictObject({
      certificateId: field.id(say('Giấy phép kinh doanh', 'Business certificate')),
      certificateSecret: named(say('Khoá của tệp', 'Key of the file'), z.string().min(1).max(200)),
    }),
    output: z.object({ verifyBy: moment }),
    refusals: ['uploadExpired', 'certificateNotRefused'],
    diary: say('Gửi lại giấy phép kinh doanh của {subject}', 'Sent a new business certificate of {subject}'),
    idempotency: 'optional',
    stales: ['dashboard'],
  }),
}
