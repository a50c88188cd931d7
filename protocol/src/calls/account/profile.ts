import { z } from 'zod'
import { call } from '#call.ts'
import { changesOf } from '#changes-of.ts'
import { field, named } from '#field.ts'
import { languages, say } from '#say.ts'
import { confirmNewPassword, newPassword, weakPassword } from './password.ts'

const access = { who: 'signedIn' } as const

/** The fields that a person may change of their profile. */
const personFields = {
  fullName: field.text(say('Họ và tên', 'Full name'), { max: 255 }),
  email: field.email(),
  phone: field.phone(),
  address: field.text(say('Địa chỉ', 'Address'), { max: 255, min: 0 }).default(''),
  position: field.text(say('Chức vụ', 'Position'), { max: 255, min: 0 }).default(''),
}

const currentPassword = say('Mật khẩu hiện tại', 'Current password')
const language = field.choice(say('Ngôn ngữ', 'Language'), languages)

/** A session of the caller's account. */
const ownSession = z.object({
  id: z.uuid(),
  /** Whether it is the caller's session. */
  current: z.boolean(),
  /** As the browser names itself; empty where unknown. */
  browser: z.string(),
  system: z.string(),
  address: z.string(),
  /** The property's names; null on the platform. */
  hotel: z.object({ vi: z.string(), en: z.string() }).nullable(),
  startedAt: z.string(),
  /** When an open screen of it was last seen; null where none was. */
  lastSeenAt: z.string().nullable(),
})

export const profileCalls = {
  'profile/info': call({
    words: say('Xem tài khoản của bạn', 'See your account'),
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
      /** Whether a connected system is told of the nights of the session's property. */
      tellsNights: z.boolean(),
      /** The addresses of the property's own site: the one that opens it, and those that still wait for their proof. */
      hotelConnection: z.array(z.object({ active: z.boolean(), url: z.string() })),
      /** The language of the person's letters. */
      language: z.enum(languages),
      /** Whether the person is an administrator who makes and changes others. */
      managesAdministrators: z.boolean(),
      lastSignInAt: z.string().nullable(),
      /** The sign-in before the last one. */
      formerSignInAt: z.string().nullable(),
    }),
    refusals: [],
  }),
  'profile/update': call({
    words: say('Sửa thông tin tài khoản của bạn', 'Change your account'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject(
      changesOf({
        ...personFields,
        /** Required where the email changes. */
        password: named(currentPassword, z.string().max(200), { secret: true }).default(''),
      }),
    ),
    output: z.null(),
    refusals: ['emailInUse', 'passwordNeeded', 'wrongPassword'],
    diary: say('Sửa thông tin tài khoản {subject}', 'Changed the account {subject}'),
    record: { kind: 'account' },
    stales: ['login/', 'user/', 'supplier/'],
  }),
  'profile/language': call({
    words: say('Chọn ngôn ngữ của email', 'Choose the language of emails'),
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
      password: named(currentPassword, z.string().min(1).max(200), { secret: true }),
      newPassword,
      confirmNewPassword,
    }),
    output: z.null(),
    refusals: ['passwordsDiffer', ...weakPassword, 'wrongPassword'],
    diary: say('Đổi mật khẩu của {subject}', 'Changed the password of {subject}'),
    record: { kind: 'account' },
    limits: { perMinute: 30 },
  }),
  'profile/sessions': call({
    words: say('Xem các phiên đăng nhập của bạn', 'See your sessions'),
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
    diary: say('Kết thúc một phiên đăng nhập của {subject}', 'Ended a session of {subject}'),
    record: { kind: 'account' },
  }),
  'profile/sessions-end': call({
    words: say('Kết thúc mọi phiên đăng nhập khác', 'End all other sessions'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({}),
    /** The number of ended sessions. */
    output: z.object({ ended: z.int() }),
    refusals: [],
    diary: say('Kết thúc mọi phiên đăng nhập khác của {subject}', 'Ended all other sessions of {subject}'),
    record: { kind: 'account' },
  }),
}
