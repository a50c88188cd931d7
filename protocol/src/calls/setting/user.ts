import { z } from 'zod'
import { historyOfOne } from '#diary/history.ts'
import { call } from '#call.ts'
import { changesOf } from '#changes-of.ts'
import { field, named } from '#field.ts'
import { fileInput, fileShape } from '#format/file-shape.ts'
import { languages, say } from '#say.ts'
import { sortedBy } from '#sorted-by.ts'
import { userStates, userStateWords } from '#words/people/staff-words.ts'
import { factorKept } from '#shapes/factor-reset.ts'
import { userName } from '#shapes/user-name.ts'
import { weakPassword } from '../account/password.ts'
import { givenCode } from './function.ts'
import { codesField } from './usergroup.ts'

const id = field.id(say('Người dùng', 'User'))
const version = named(say('Bản đã xem', 'Version seen'), z.int().min(1))
const groupIds = named(say('Nhóm', 'Groups'), z.array(z.uuid().toLowerCase()).max(50))

/** The fields of a person. */
const personFields = {
  fullName: field.text(say('Họ và tên', 'Full name'), { max: 255 }),
  email: field.email(),
  phone: field.phone(),
  address: field.text(say('Địa chỉ', 'Address'), { max: 255, min: 0 }).default(''),
  position: field.text(say('Chức vụ', 'Position'), { max: 50, min: 0 }).default(''),
}

const rights = {
  groupIds,
  /** The functions that were given to the person directly, in addition to those of the groups. */
  codes: codesField,
}

/** A new user: invited by mail, or with a first password that must be changed at the first sign-in. */
const userForm = z.strictObject({
  userName,
  ...personFields,
  language: field.choice(say('Ngôn ngữ của email', 'Language of emails'), languages).default('vi'),
  ...rights,
  entry: field.choice(say('Vào lần đầu', 'First sign-in'), ['invitation', 'password'], {
    invitation: say('Gửi lời mời qua email', 'Send an invitation by email'),
    password: say('Đặt mật khẩu ban đầu', 'Set a first password'),
  }),
  password: field.password(say('Mật khẩu ban đầu', 'First password')).nullable().default(null),
})

/** The fields that a change of a user may contain. */
const userChanges = z.strictObject({ ...personFields, ...rights, active: field.flag(say('Đang làm việc', 'Working')) })

/** What the diary shows of a person, never a password. */
const userTold = z.object({
  userName,
  ...personFields,
  active: field.flag(say('Đang làm việc', 'Working')),
  groups: named(say('Nhóm', 'Groups'), z.array(z.object({ nameVi: z.string(), nameEn: z.string() }))),
  codes: codesField,
  ended: field.count(say('Số phiên đã kết thúc', 'Sessions ended'), { min: 0, max: 1000 }),
})

const groupName = z.object({ id: z.uuid(), nameVi: z.string(), nameEn: z.string() })

const userRow = z.object({
  id,
  fullName: z.string(),
  userName: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  position: z.string(),
  owner: z.boolean(),
  active: z.boolean(),
  state: z.enum(userStates),
  /** Whether the person has a second factor. */
  secondFactor: z.boolean(),
  groups: z.array(groupName),
  /** The last sign-in at this property: the moment, the address, the browser and the system; null if there was none. */
  entered: z.object({ at: z.string(), address: z.string(), browser: z.string(), system: z.string() }).nullable(),
  version,
  changedAt: z.string(),
  changedBy: z.string(),
})

const liveSession = z.object({
  id: z.uuid(),
  browser: z.string(),
  system: z.string(),
  address: z.string(),
  startedAt: z.string(),
  lastSeenAt: z.string().nullable(),
})

/** Why the caller may only look at a user. */
const userLocks = ['self', 'owner', 'above'] as const

const view = { who: 'property', codes: ['USER_MANAGEMENT_1', 'USER_LIST_1'] } as const
const change = { who: 'property', codes: ['USER_MANAGEMENT_1', 'USER_LIST_1', 'USER_LIST_2'] } as const
/** The fields that users can be sorted by; by default they are sorted by name. */
export const staffSorts = ['name', 'position', 'entered', 'state'] as const

const filter = {
  ...sortedBy(staffSorts),
  text: field.text(say('Tên, tên đăng nhập hoặc email', 'Name, username or email'), { max: 100, min: 0 }).default(''),
  state: field.choice(say('Trạng thái', 'Status'), userStates, userStateWords).optional(),
  groupId: field.id(say('Nhóm', 'Group')).optional(),
}
const saved = z.object({ id, version })
const stales = ['usergroup/', 'login/', 'profile/', 'function/', 'notification/']
const taken = ['userNameTaken', 'emailTaken', 'userNameAndEmailTaken'] as const
const givenRights = ['rightNotHeld', 'groupMissing', 'userWithoutRights'] as const
const standing = ['userMissing', 'userChanged', 'userIsOwner', 'userAbove'] as const

export const userCalls = {
  'user/history': historyOfOne(say('Lịch sử người dùng', 'History of a user'), view, id),
  'user/get-all': call({
    words: say('Danh sách người dùng', 'Users'),
    kind: 'read',
    method: 'GET',
    access: view,
    input: z.strictObject({ ...filter, ...field.page }),
    output: z.array(userRow),
    list: true,
    refusals: [],
  }),
  'user/detail': call({
    words: say('Chi tiết người dùng', 'A user'),
    kind: 'read',
    method: 'GET',
    access: view,
    input: z.strictObject({ id }),
    output: z.object({
      ...userRow.shape,
      groupIds: z.array(z.uuid()),
      codes: z.array(givenCode),
      /** Why the caller may only look; null where they may change the user. */
      lock: z.enum(userLocks).nullable(),
      /**
       * Whether the email address may still be corrected: until the person has chosen a password, and only if they work at no other
       * property.
       */
      mayChangeEmail: z.boolean(),
      /** Whether the person has ever signed in here; they can then be stopped, but not deleted. */
      hasTraces: z.boolean(),
      /** The open invitation; null where there is none. */
      invitation: z.object({ sentAt: z.string(), expiresAt: z.string() }).nullable(),
      /** A first password that the person has not changed yet. It is closed once it expired, or opens more than its giver may do. */
      firstPassword: z.object({ expiresAt: z.string(), isOpen: z.boolean() }).nullable(),
      sessions: z.array(liveSession),
      factorKept,
    }),
    refusals: ['userMissing'],
  }),
  'user/add': call({
    words: say('Thêm người dùng', 'Add a user'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: userForm,
    output: saved,
    refusals: [...taken, ...givenRights, ...weakPassword, 'firstPasswordMissing'],
    diary: say('Thêm người dùng {subject}', 'Added the user {subject}'),
    record: { kind: 'user', id: 'id' },
    tells: userTold,
    idempotency: 'optional',
    stales,
    limits: { perMinute: 30 },
  }),
  'user/link': call({
    words: say('Thêm người của chỗ nghỉ khác cùng chủ', 'Add somebody of another property of the owner'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ id, ...rights }),
    output: saved,
    refusals: ['userMissing', 'userHere', ...givenRights],
    diary: say('Thêm người dùng {subject} từ chỗ nghỉ khác', 'Added the user {subject} from another property'),
    record: { kind: 'user', id: 'id' },
    tells: userTold,
    stales,
  }),
  'user/update': call({
    words: say('Sửa người dùng', 'Change a user'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ id, version, ...changesOf(userChanges.shape) }),
    output: saved,
    refusals: [...standing, ...givenRights, 'ownRights', 'emailTaken', 'emailIsTheirs'],
    diary: say('Sửa người dùng {subject}', 'Changed the user {subject}'),
    record: { kind: 'user', id: 'id' },
    tells: userTold,
    stales,
  }),
  'user/delete': call({
    words: say('Xoá người dùng', 'Delete a user'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ id }),
    output: z.object({ id }),
    refusals: ['userMissing', 'currentUserKept', 'userIsOwner', 'userAbove', 'userHasTraces'],
    diary: say('Xoá người dùng {subject}', 'Deleted the user {subject}'),
    record: { kind: 'user', id: 'id' },
    tells: userTold,
    stales,
  }),
  'user/get-function': call({
    words: say('Quyền của người dùng', 'The rights of a user'),
    kind: 'read',
    method: 'GET',
    access: view,
    input: z.strictObject({ id }),
    /** The functions that come from each group, and those that were given to the person directly. */
    output: z.object({
      version,
      groups: z.array(z.object({ ...groupName.shape, active: z.boolean(), codes: z.array(givenCode) })),
      codes: z.array(givenCode),
    }),
    refusals: ['userMissing'],
  }),
  'user/update-function': call({
    words: say('Sửa quyền của người dùng', 'Change the rights of a user'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ id, version, ...rights }),
    output: saved,
    refusals: [...standing, ...givenRights, 'ownRights'],
    diary: say('Sửa quyền của người dùng {subject}', 'Changed the rights of the user {subject}'),
    record: { kind: 'user', id: 'id' },
    tells: userTold,
    stales,
  }),
  'user/get-users-all': call({
    words: say('Mọi người ở các chỗ nghỉ của chủ', 'Everybody at the properties of the owner'),
    kind: 'read',
    method: 'GET',
    access: view,
    input: z.strictObject({}),
    output: z.array(
      z.object({
        id: z.uuid(),
        fullName: z.string(),
        userName: z.string(),
        email: z.string(),
        /** Whether the person works at this property too. */
        here: z.boolean(),
        properties: z.array(
          z.object({
            id: z.uuid(),
            nameVi: z.string(),
            nameEn: z.string(),
            owner: z.boolean(),
            active: z.boolean(),
            groupsVi: z.array(z.string()),
            groupsEn: z.array(z.string()),
          }),
        ),
      }),
    ),
    refusals: [],
  }),
  'user/invite': call({
    words: say('Gửi lại lời mời', 'Send the invitation again'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ id }),
    output: z.object({ expiresAt: z.string() }),
    refusals: ['userMissing', 'userIsOwner', 'userAbove', 'userHasPassword', 'invitedTooOften'],
    diary: say('Gửi lại lời mời cho {subject}', 'Sent the invitation to {subject} again'),
    record: { kind: 'user', id: 'id' },
    tells: userTold,
    limits: { perMinute: 20 },
  }),
  'user/session-end': call({
    words: say('Kết thúc phiên đăng nhập của người khác', 'End sessions of somebody else'),
    kind: 'change',
    method: 'POST',
    access: change,
    /** One session, or all of them at this property. */
    input: z.strictObject({ id, sessionId: field.id(say('Phiên đăng nhập', 'Session')).nullable().default(null) }),
    output: z.object({ ended: z.int() }),
    refusals: ['userMissing', 'userIsOwner', 'userAbove', 'currentUserKept'],
    diary: say('Kết thúc phiên đăng nhập của {subject}', 'Ended sessions of {subject}'),
    record: { kind: 'user', id: 'id' },
    tells: userTold,
  }),
  'user/export': call({
    words: say('Xuất danh sách người dùng', 'Export the users'),
    kind: 'read',
    method: 'GET',
    access: view,
    input: fileInput(filter),
    output: fileShape,
    refusals: ['tooManyRows'],
    limits: { perMinute: 30 },
  }),
}
