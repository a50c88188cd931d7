import { contractStates } from '@innkeeper/rules/e-contract/contract-states'
import { propertyKinds } from '@innkeeper/rules/property/property-kind'
import { propertyStates } from '@innkeeper/rules/property/property-states'
import { z } from 'zod'
import { call } from '#call.ts'
import { fileInput, fileShape } from '#format/file-shape.ts'
import { field } from '#field.ts'
import { say } from '#say.ts'
import { sortedBy } from '#sorted-by.ts'

const access = { who: 'administrator' } as const

/** The named views of the platform's list of properties; the views of those that wait for a person come first. */
export const hotelViews = ['verify', 'approve', 'onsite', 'all'] as const

/** The fields that the platform's list of properties can be sorted by; by default each view has its own order. */
export const hotelSorts = ['name', 'owner', 'certificate', 'contract', 'order', 'state'] as const

const kind = z.enum(propertyKinds)
const moment = z.string()

const filter = {
  text: field.text(say('Tên, mã, người đăng ký, mã số thuế', 'Name, code, applicant, tax code'), { max: 100, min: 0 }).default(''),
  kind: field.choice(say('Lĩnh vực', 'Kind'), propertyKinds).optional(),
  state: field.choice(say('Trạng thái', 'Status'), propertyStates).optional(),
}
const view = field.choice(say('Danh sách', 'View'), hotelViews).default('all')

/** The certificate that a property sent last, and the platform's verdict. */
export const certificate = z.object({
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

/** A property in the platform's list. */
export const hotelRow = z.object({
  id: z.uuid(),
  code: z.string(),
  kind,
  nameVi: z.string(),
  nameEn: z.string(),
  state: z.enum(propertyStates),
  /** When it entered that state. */
  since: moment,
  displayOrder: z.int(),
  province: z.object({ vi: z.string(), en: z.string() }).nullable(),
  /** How many of the nine parts are complete. */
  done: z.int(),
  contract: z.enum(contractStates),
  /** Null for a property that did not register itself. */
  certificate: certificate.pick({ verdict: true, verifyBy: true }).nullable(),
  owner: z.object({ fullName: z.string(), email: z.string(), phone: z.string() }).nullable(),
})

/** The platform's list of properties. */
export const hotelListCalls = {
  'supplier/get-all-hotel': call({
    words: say('Mọi chỗ nghỉ của nền tảng', 'All properties of the platform'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({ ...filter, view, ...sortedBy(hotelSorts), ...field.page }),
    output: z.array(hotelRow),
    list: true,
    refusals: [],
  }),
  'supplier/get-all-site': call({
    words: say('Mọi công viên của nền tảng', 'All parks of the platform'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({ text: filter.text, state: filter.state, view, ...sortedBy(hotelSorts), ...field.page }),
    output: z.array(hotelRow),
    list: true,
    refusals: [],
  }),
  'supplier/hotel-counts': call({
    words: say('Số chỗ nghỉ của từng danh sách', 'How many properties each view has'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject(filter),
    /** `overdue` are those of `verify` that have waited longer than 48 hours. */
    output: z.object({ verify: z.int(), overdue: z.int(), approve: z.int(), onsite: z.int(), all: z.int() }),
    refusals: [],
  }),
  'supplier/export-hotel': call({
    words: say('Xuất danh sách chỗ nghỉ', 'Export the properties'),
    kind: 'read',
    method: 'GET',
    access,
    input: fileInput({ ...filter, view, ...sortedBy(hotelSorts) }),
    output: fileShape,
    refusals: ['tooManyRows'],
    limits: { perMinute: 30, seconds: 60 },
  }),
}
