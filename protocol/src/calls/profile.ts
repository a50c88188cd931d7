import { z } from 'zod'
import { call } from '../call.ts'
import { field, named } from '../field.ts'
import { languages, say } from '../say.ts'
import { confirmNewPassword, newPassword } from './password.ts'

const access = { who: 'signedIn' } as const

/** What a person tells of themselves. */
const personFields = {
  fullName: field.text(say('Họ và tên', 'Full name'), { max: 255 }),
  email: field.email(),
  phone: field.phone(),
  address: field.note(say('Địa chỉ', 'Address'), 255).default(''),
  position: field.note(say('Chức vụ', 'Position'), 255).default(''),
}

const language = field.choice(say('Ngôn ngữ', 'Language'), languages)

/** A session of the person who asks. */
const ownSession = z.object({
  id: z.uuid(),
  /** The session that asks. */
  current: z.boolean(),
  /** As the browser names itself; empty where it does not. */
  browser: z.string(),
  system: z.string(),
  address: z.string(),
  /** The property's names; null on the platform. */
  hotel: z.object({ vi: z.string(), en: z.string() }).nullable(),
  startedAt: z.string(),
  /** When an open screen of it was last heard of; null where none was. */
  lastSeenAt: z.string().nullable(),
})

export const profileCalls = {
  'profile/info': call({
    words: say('Xem tài khoản của mình', 'See the own account'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({}),
    output: z.object({
      accountId: z.uuid(),
      avatar: z.string().nullable(),
      fullName: z.string(),
      userName: z.string(),
      email: z.string(),
      phone: z.string(),
      address: z.string(),
      position: z.string(),
      /** The groups that the person is in at the session's property. */
      userGroup: z.array(z.string()),
      /** Whether a property-management system has sent rates to the session's property. */
      hotelSync: z.boolean(),
      /** The language of the person's letters. */
      language: z.enum(languages),
      lastSignInAt: z.string().nullable(),
      /** The sign-in before the last one. */
      formerSignInAt: z.string().nullable(),
    }),
    refusals: [],
  }),
  'profile/update': call({
    words: say('Sửa thông tin tài khoản của mình', 'Change the own account'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject(personFields),
    output: z.null(),
    refusals: ['emailInUse'],
    diary: say('Sửa thông tin tài khoản {subject}', 'Account {subject} changed'),
    stales: ['login/'],
  }),
  'profile/language': call({
    words: say('Chọn ngôn ngữ của thư', 'Choose the language of letters'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ language }),
    output: z.null(),
    refusals: [],
  }),
  'profile/password-change': call({
    words: say('Đổi mật khẩu', 'Change the password'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({
      password: named(say('Mật khẩu hiện tại', 'Current password'), z.string().min(1).max(200)),
      newPassword,
      confirmNewPassword,
    }),
    output: z.null(),
    refusals: ['passwordsDiffer', 'wrongPassword', 'accountLocked'],
    diary: say('Đổi mật khẩu của {subject}', 'Password of {subject} changed'),
    limits: { perMinute: 30 },
  }),
  'profile/sessions': call({
    words: say('Xem các phiên đăng nhập của mình', 'See the own sessions'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({}),
    output: z.object({ sessions: z.array(ownSession) }),
    refusals: [],
  }),
  'profile/session-end': call({
    words: say('Kết thúc một phiên đăng nhập', 'End a session'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ id: field.id(say('Phiên đăng nhập', 'Session')) }),
    output: z.null(),
    refusals: ['sessionInUse'],
    diary: say('Kết thúc một phiên đăng nhập của {subject}', 'A session of {subject} ended'),
  }),
  'profile/sessions-end': call({
    words: say('Kết thúc mọi phiên đăng nhập khác', 'End all other sessions'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({}),
    /** How many sessions were ended. */
    output: z.object({ ended: z.int() }),
    refusals: [],
    diary: say('Kết thúc mọi phiên đăng nhập khác của {subject}', 'All other sessions of {subject} ended'),
  }),
}
