import { travelAgentKinds } from '@innkeeper/rules/travel-agent/travel-agent-kinds'
import { z } from 'zod'
import { call } from '#call.ts'
import { changesOf } from '#changes-of.ts'
import { explained, field, named } from '#field.ts'
import { fileInput, fileShape } from '#format/file-shape.ts'
import { say } from '#say.ts'
import { sortedBy } from '#sorted-by.ts'
import { nameShape } from '#shapes/stay-shapes.ts'
import { travelAgentKindWords } from '#words/platform/travel-agent-words.ts'

const access = { who: 'administrator' } as const

/** The fields that the platform's list of agents can be sorted by; by default it is sorted by name. */
export const platformAgentSorts = ['name', 'code', 'properties', 'keys', 'lastUsedAt', 'state'] as const

/** The maximum number of keys that an agent may have at once. */
export const mostAgentKeys = 10

const id = field.id(say('Đại lý', 'Agent'))
const version = field.count(say('Phiên bản', 'Version'), { min: 1, max: 1_000_000_000 })
const kind = field.choice(say('Loại', 'Kind'), travelAgentKinds, travelAgentKindWords)
const moment = z.string()

const contact = z.strictObject({
  fullName: field.text(say('Họ và tên', 'Full name'), { max: 255 }),
  position: field.text(say('Chức vụ', 'Position'), { max: 100, min: 0 }),
  phone: named(say('Điện thoại', 'Phone'), field.phone().or(z.literal(''))),
  email: named(say('Email', 'Email'), field.email().or(z.literal(''))),
})

/** A travel agent as an administrator fills it in. */
export const platformAgentForm = z.strictObject({
  code: explained(
    named(
      say('Mã', 'Code'),
      z
        .string()
        .trim()
        .toUpperCase()
        .min(3)
        .max(20)
        .regex(/^[0-9A-Z]+$/u),
    ),
    { hint: say('Chữ không dấu và số.', 'Letters without diacritics, and digits.'), example: 'CATVANG' },
  ),
  nameVi: field.text(say('Tên tiếng Việt', 'Vietnamese name'), { max: 255 }),
  nameEn: field.text(say('Tên tiếng Anh', 'English name'), { max: 255 }),
  kind,
  email: explained(named(say('Email nhận báo', 'Email for notices'), field.email().or(z.literal(''))), {
    hint: say('Nhận email báo công nợ.', 'Gets the emails about credit.'),
  }).default(''),
  phone: named(say('Điện thoại', 'Phone'), field.phone().or(z.literal(''))).default(''),
  contacts: named(say('Người liên hệ', 'Contacts'), z.array(contact).max(10)).default([]),
  active: explained(field.flag(say('Đang dùng', 'In use')), {
    hint: say('Khi ngừng, khoá của đại lý không dùng được ở đâu nữa.', 'When stopped, the agent’s keys no longer work at any property.'),
  }).default(true),
})

const filter = {
  text: field.text(say('Tên hoặc mã đại lý', 'Agent name or code'), { max: 100, min: 0 }).default(''),
  kind: kind.optional(),
  active: field.flag(say('Đang dùng', 'In use')).optional(),
  ...sortedBy(platformAgentSorts),
}

const agentRow = z.object({
  id: z.uuid(),
  code: z.string(),
  nameVi: z.string(),
  nameEn: z.string(),
  kind: z.enum(travelAgentKinds),
  email: z.string(),
  phone: z.string(),
  active: z.boolean(),
  /** How many properties it may book at, how many keys work, and when one was last used. */
  properties: z.int(),
  keys: z.int(),
  lastUsedAt: moment.nullable(),
})

const key = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The last characters of the key, by which its agent recognises it. */
  endsWith: z.string(),
  createdAt: moment,
  madeBy: z.string(),
  lastUsedAt: moment.nullable(),
  revokedAt: moment.nullable(),
  revokedBy: z.string().nullable(),
})

const link = z.object({
  propertyId: z.uuid(),
  code: z.string(),
  name: nameShape,
  level: z.int(),
  active: z.boolean(),
  linkedAt: moment,
  unlinkedAt: moment.nullable(),
})

const detail = z.object({
  id: z.uuid(),
  version: z.int(),
  ...platformAgentForm.shape,
  createdAt: moment,
  changedAt: moment,
  changedBy: z.string(),
  keys: z.array(key),
  links: z.array(link),
  /** How many bookings it made, at all properties. */
  bookings: z.int(),
})

/** The travel agents of the platform, and their keys. */
export const platformAgentCalls = {
  'supplier/travel-agent/get-all': call({
    words: say('Mọi đại lý của nền tảng', 'All travel agents of the platform'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({ ...filter, ...field.page }),
    output: z.array(agentRow),
    list: true,
    refusals: [],
  }),
  'supplier/travel-agent/export': call({
    words: say('Xuất danh sách đại lý của nền tảng', 'Export the travel agents of the platform'),
    kind: 'read',
    method: 'GET',
    access,
    input: fileInput(filter),
    output: fileShape,
    refusals: ['tooManyRows'],
    limits: { perMinute: 30, seconds: 60 },
  }),
  'supplier/travel-agent/detail': call({
    words: say('Xem một đại lý của nền tảng', 'See a travel agent of the platform'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({ id }),
    output: detail,
    refusals: [],
  }),
  'supplier/travel-agent/create': call({
    words: say('Thêm một đại lý', 'Add a travel agent'),
    kind: 'change',
    method: 'POST',
    access,
    input: platformAgentForm,
    output: z.object({ id: z.uuid(), version: z.int() }),
    refusals: ['agentCodeTaken'],
    idempotency: 'optional',
    stales: ['travelagent', 'agent-terms', 'promotion', 'giftcode'],
  }),
  'supplier/travel-agent/update': call({
    words: say('Sửa một đại lý', 'Change a travel agent'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ id, version, ...changesOf(platformAgentForm.shape) }),
    output: z.object({ id: z.uuid(), version: z.int() }),
    refusals: ['agentCodeTaken', 'agentChanged'],
    stales: ['travelagent', 'agent-terms', 'promotion', 'giftcode', 'request-booking', 'booking', 'hotel-log'],
  }),
  'supplier/travel-agent/delete': call({
    words: say('Xoá một đại lý', 'Delete a travel agent'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ id }),
    output: z.object({ id: z.uuid() }),
    refusals: ['agentInUse'],
    stales: ['travelagent', 'agent-terms', 'promotion', 'giftcode'],
  }),
  'supplier/travel-agent/make-key': call({
    words: say('Tạo khoá API cho một đại lý', 'Make an API key for a travel agent'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({
      id,
      name: explained(field.text(say('Tên khoá', 'Name of the key'), { max: 100 }), { example: 'Máy chủ đặt phòng' }),
    }),
    /** The key is only shown here, because only its hash is stored. */
    output: z.object({ keyId: z.uuid(), key: z.string() }),
    refusals: ['tooManyKeys', 'keyNameTaken'],
    limits: { perMinute: 30 },
  }),
  'supplier/travel-agent/revoke-key': call({
    words: say('Thu hồi một khoá API', 'Revoke an API key'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ id, keyId: field.id(say('Khoá', 'Key')) }),
    output: z.null(),
    refusals: [],
  }),
}
