import { currencies } from '@innkeeper/rules/money/currency'
import { propertyKinds } from '@innkeeper/rules/property/property-kind'
import { z } from 'zod'
import { call } from '#call.ts'
import { field, named } from '#field.ts'
import { say } from '#say.ts'

const userName = field.text(say('Tên đăng nhập', 'Username'), { max: 255 })
const password = named(say('Mật khẩu', 'Password'), z.string().min(1).max(200))

/** The fields with which a browser may sign in while strangers guess the account's password. */
export const signInProof = {
  /** The device token that the browser got when it signed in; empty where it has none yet, null where it wants none. */
  device: field.text(say('Mã thiết bị', 'Device token'), { max: 200, min: 0 }).nullable().default(null),
  /** Required after three failures for the account; the refusal is `captchaNeeded`. */
  captcha: named(say('Tôi không phải người máy', 'I am not a robot'), z.base64().max(4000)).default(''),
}

const names = z.array(z.object({ lang: z.enum(['vi', 'en']), name: z.string() }))
const kind = z.enum(propertyKinds)

/** A property as the shell shows it, with what its money and days need. */
const enteredHotel = z.object({
  id: z.uuid(),
  code: z.string(),
  kind,
  state: z.string(),
  logo: z.string().nullable(),
  i18ns: names,
  merchant: z.string().nullable(),
  currency: z.enum(currencies),
  timeZone: z.string(),
})

/** The signed-in user, with their rights at the property of the token. */
const user = z.object({
  accountId: z.uuid(),
  username: z.string(),
  fullName: z.string(),
  /** Set for an administrator, who goes to the admin area. */
  type: z.enum(['AM', 'SM', 'CM']).nullable(),
  owner: z.boolean(),
  roles: z.array(z.object({ fnCode: z.string(), type: z.enum(['view', 'change']) })),
})

/** The answer to signing in: the user, their rights, the property, and the token for further calls. */
export const signedIn = z.object({
  user,
  token: z.string(),
  expiresAt: z.iso.datetime(),
  /** Whether the person must set up a second factor before anything else, because the property or the platform requires one. */
  mustSetUpFactor: z.boolean(),
  /** The browser's new device token; null if it did not ask for one. */
  device: z.string().nullable(),
  logo: z.string().nullable(),
  /** The property that `token` is bound to; null for the platform's own token. */
  hotel: enteredHotel.nullable(),
  /** The property that an administrator named when signing in: a token of its own, in addition to the platform's, and the rights there. */
  hotelToken: z.object({ token: z.string(), user, hotel: enteredHotel }).nullable(),
  /** Every property that this user may switch to, in the order of the switcher. */
  hotels: z.array(z.object({ id: z.uuid(), code: z.string(), kind, i18ns: names })),
})

export const loginCalls = {
  'login/user': call({
    words: say('Đăng nhập nhà cung cấp', 'Sign in as a supplier'),
    kind: 'change',
    method: 'POST',
    access: { who: 'anyone' },
    input: z.strictObject({ username: userName, password, ...signInProof }),
    output: signedIn,
    worksBefore: true,
    refusals: [
      'invalidAccount',
      'accountLocked',
      'signInSlowed',
      'captchaNeeded',
      'captchaWrong',
      'inactiveUser',
      'passwordIsFirst',
      'firstPasswordOver',
      'noAccess',
      'secondStepNeeded',
    ],
    limits: { perMinute: 60 },
  }),
  'login/admin': call({
    words: say('Đăng nhập quản trị', 'Sign in as an administrator'),
    kind: 'change',
    method: 'POST',
    access: { who: 'anyone' },
    input: z.strictObject({
      username: userName,
      password,
      hotelId: field.text(say('Mã khách sạn', 'Hotel id'), { max: 50 }),
      ...signInProof,
    }),
    output: signedIn,
    worksBefore: true,
    refusals: [
      'invalidAccount',
      'accountLocked',
      'signInSlowed',
      'captchaNeeded',
      'captchaWrong',
      'inactiveUser',
      'passwordIsFirst',
      'firstPasswordOver',
      'noAccess',
      'hotelUnknown',
      'secondStepNeeded',
    ],
    limits: { perMinute: 60 },
  }),
  'login/token': call({
    words: say('Đăng nhập bằng token', 'Sign in by token'),
    kind: 'read',
    method: 'GET',
    access: { who: 'signedIn' },
    beforeFactor: true,
    input: z.strictObject({}),
    output: signedIn,
    refusals: ['noAccess'],
  }),
  'login/switch': call({
    words: say('Chuyển sang chỗ nghỉ khác', 'Switch to another property'),
    kind: 'change',
    method: 'POST',
    access: { who: 'signedIn' },
    input: z.strictObject({ hotelId: field.id(say('Khách sạn', 'Property')) }),
    output: signedIn,
    refusals: [],
    limits: { perMinute: 60 },
  }),
  logout: call({
    words: say('Đăng xuất', 'Log out'),
    kind: 'change',
    method: 'POST',
    access: { who: 'signedIn' },
    beforeFactor: true,
    input: z.strictObject({
      otherTokens: named(
        say('Các token khác của trình duyệt', 'The other tokens of this browser'),
        z.array(z.string().max(2000)).max(50),
      ).default([]),
    }),
    output: z.null(),
    refusals: [],
  }),
}
