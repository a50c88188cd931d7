import { z } from 'zod'
import { call } from '#call.ts'
import { changesOf } from '#changes-of.ts'
import { field, named } from '#field.ts'
import { fileInput, fileShape } from '#format/file-shape.ts'
import { languages, say } from '#say.ts'
import { sortedBy } from '#sorted-by.ts'
import { administratorTypes, administratorTypeWords } from '#words/people/administrator-words.ts'
import { userStates, userStateWords } from '#words/people/staff-words.ts'
import { resetReason, resetRefusals } from '#shapes/factor-reset.ts'
import { userName } from '#shapes/user-name.ts'

const access = { who: 'administrator' } as const
const id = field.id(say('Quản trị viên', 'Administrator'))
const version = field.count(say('Phiên bản', 'Version'), { min: 1, max: 1_000_000_000 })
const moment = z.string()

/** The maximum number of properties of a limited administrator. */
const mostInReach = 5000

const personFields = {
  fullName: field.text(say('Họ và tên', 'Full name'), { max: 255 }),
  email: field.email(),
  phone: field.phone(),
  types: named(say('Vai trò', 'Acts as'), z.array(z.enum(administratorTypes)).min(1).max(administratorTypes.length)),
  /** The ids of the properties that the administrator may enter; null means every property. */
  reach: named(say('Chỗ nghỉ được vào', 'Properties to enter'), z.array(z.uuid()).max(mostInReach).nullable()).default(null),
  /** Whether they make, change and stop administrators. It is given by one who does, never to oneself. */
  manages: field.flag(say('Mời và sửa quản trị viên', 'Manages administrators')).default(false),
}

/** A new administrator, who gets an invitation by mail. */
const administratorForm = z.strictObject({
  userName,
  ...personFields,
  language: field.choice(say('Ngôn ngữ của email', 'Language of emails'), languages).default('vi'),
})

const administratorChanges = z.strictObject({ ...personFields, active: field.flag(say('Đang làm việc', 'Working')) })

/** The fields that the list of administrators can be sorted by; by default it is sorted by name. */
export const administratorSorts = ['name', 'types', 'email', 'entered', 'state'] as const

const filter = {
  text: field.text(say('Tên, tên đăng nhập hoặc email', 'Name, username or email'), { max: 100, min: 0 }).default(''),
  type: field.choice(say('Vai trò', 'Acts as'), administratorTypes, administratorTypeWords).optional(),
  state: field.choice(say('Trạng thái', 'Status'), userStates, userStateWords).optional(),
  ...sortedBy(administratorSorts),
}

const administratorRow = z.object({
  id: z.uuid(),
  fullName: z.string(),
  userName: z.string(),
  email: z.string(),
  phone: z.string(),
  types: z.array(z.enum(administratorTypes)),
  /** Whether they make, change and stop administrators. */
  manages: z.boolean(),
  active: z.boolean(),
  /**
   * The number of properties that the administrator may enter, counting only those that the reader may enter; null means every property.
   */
  properties: z.int().nullable(),
  state: z.enum(userStates),
  /** Whether they have a second factor. */
  secondFactor: z.boolean(),
  lastSignInAt: moment.nullable(),
  version: z.int(),
  changedAt: moment,
  changedBy: z.string(),
})

const placesAsked = z.strictObject({
  /** The administrator whose properties are marked; left out for a new one, who has none yet. */
  id: id.optional(),
  text: field.text(say('Tên hoặc mã chỗ nghỉ', 'Property name or code'), { max: 100, min: 0 }).default(''),
  ...field.page,
})

const place = z.object({
  id: z.uuid(),
  code: z.string(),
  nameVi: z.string(),
  nameEn: z.string(),
  /** Whether the administrator is limited to properties and this is one of them. */
  within: z.boolean(),
})

const saved = z.object({ id: z.uuid(), version: z.int() })
const stales = ['profile/']

/** The administrators of the platform. */
export const administratorCalls = {
  'supplier/user/get-all': call({
    words: say('Quản trị viên của nền tảng', 'Administrators of the platform'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({ ...filter, ...field.page }),
    output: z.array(administratorRow),
    list: true,
    refusals: [],
  }),
  'supplier/user/export': call({
    words: say('Xuất danh sách quản trị viên', 'Export the administrators'),
    kind: 'read',
    method: 'GET',
    access,
    input: fileInput(filter),
    output: fileShape,
    refusals: ['tooManyRows'],
    limits: { perMinute: 30, seconds: 60 },
  }),
  'supplier/user/detail': call({
    words: say('Xem một quản trị viên', 'See an administrator'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({ id }),
    output: z.object({
      ...administratorRow.shape,
      /** The properties that the administrator may enter, only those that the reader may enter; null means every property. */
      reach: z.array(z.uuid()).nullable(),
      /** Whether the reader may change the administrator's reach; a limited reader may not grant more than their own reach. */
      reachOpen: z.boolean(),
      /** Whether it is the caller. */
      self: z.boolean(),
      /** Those who manage administrators, if the caller does not: whom to ask. Null if the caller does. */
      managers: z.array(z.string()).nullable(),
      /** The open invitation; null if there is none. */
      invitation: z.object({ sentAt: moment, expiresAt: moment }).nullable(),
      /** Who last reset the second factor, and why; null if nobody did. */
      factorReset: z.object({ at: moment, person: z.string(), reason: z.string() }).nullable(),
    }),
    refusals: ['userMissing'],
  }),
  'supplier/user/get-all-hotel': call({
    words: say('Các khách sạn mà một quản trị viên được vào', 'The hotels that an administrator may enter'),
    kind: 'read',
    method: 'GET',
    access,
    input: placesAsked,
    output: z.array(place),
    list: true,
    refusals: ['userMissing'],
  }),
  'supplier/user/get-all-site': call({
    words: say('Các công viên mà một quản trị viên được vào', 'The parks that an administrator may enter'),
    kind: 'read',
    method: 'GET',
    access,
    input: placesAsked,
    output: z.array(place),
    list: true,
    refusals: ['userMissing'],
  }),
  'supplier/user/create': call({
    words: say('Mời một quản trị viên', 'Invite an administrator'),
    kind: 'change',
    method: 'POST',
    access,
    input: administratorForm,
    output: saved,
    refusals: ['managesNobody', 'userNameTaken', 'emailTaken', 'userNameAndEmailTaken', 'reachTooWide', 'reachUnknown'],
    idempotency: 'optional',
    limits: { perMinute: 30 },
    stales,
  }),
  'supplier/user/invite': call({
    words: say('Gửi lại lời mời cho quản trị viên', 'Send an administrator’s invitation again'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ id }),
    output: z.object({ expiresAt: moment }),
    refusals: ['managesNobody', 'userMissing', 'userHasPassword', 'invitedTooOften'],
    limits: { perMinute: 30 },
  }),
  'supplier/user/update': call({
    words: say('Sửa một quản trị viên', 'Change an administrator'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ id, version, ...changesOf(administratorChanges.shape) }),
    output: saved,
    refusals: [
      'managesNobody',
      'ownTypes',
      'userMissing',
      'userChanged',
      'emailTaken',
      'emailIsTheirs',
      'ownWorkKept',
      'lastAdministrator',
      'reachTooWide',
      'reachUnknown',
      'ownReach',
    ],
    stales,
  }),
  'supplier/user/reset-second-factor': call({
    words: say('Đặt lại xác thực hai bước của quản trị viên khác', 'Reset the two-step verification of another administrator'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ id, reason: resetReason }),
    output: z.object({ ended: z.int() }),
    refusals: ['managesNobody', 'userMissing', resetRefusals.self, resetRefusals.none, 'reachTooWide'],
    stales,
  }),
  'supplier/user/delete': call({
    words: say('Xoá một quản trị viên', 'Delete an administrator'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ id }),
    output: z.object({ id: z.uuid() }),
    refusals: ['managesNobody', 'userMissing', 'currentUserKept', 'reachTooWide', 'userHasTraces'],
    stales,
  }),
}
