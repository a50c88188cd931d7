import { currencies } from '@innkeeper/rules/money/currency'
import { propertyKinds } from '@innkeeper/rules/property/property-kind'
import { z } from 'zod'
import { call } from '../call.ts'
import { field, named } from '../field.ts'
import { say } from '../say.ts'

const userName = field.text(say('Tên đăng nhập', 'Username'), { max: 255 })
const password = named(say('Mật khẩu', 'Password'), z.string().min(1).max(200))

const names = z.array(z.object({ lang: z.enum(['vi', 'en']), name: z.string() }))
const kind = z.enum(propertyKinds)

/** A property as the shell shows it and as its money and days are to be read. */
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

/** Who is signed in, and with which rights where the token is bound. */
const user = z.object({
  accountId: z.uuid(),
  username: z.string(),
  fullName: z.string(),
  /** Set for an administrator, who goes to the admin area. */
  type: z.enum(['AM', 'SM', 'CM']).nullable(),
  owner: z.boolean(),
  roles: z.array(z.object({ fnCode: z.string(), type: z.enum(['view', 'change']) })),
})

/** What signing in answers: who signed in, with which rights, where, and the token to send from now on. */
const signedIn = z.object({
  user,
  token: z.string(),
  expiresAt: z.iso.datetime(),
  logo: z.string().nullable(),
  /** The property that `token` is bound to; null for the platform's own token. */
  hotel: enteredHotel.nullable(),
  /** The property that an administrator named at the door: a token of its own beside the platform's, and the rights in it. */
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
    input: z.strictObject({ username: userName, password }),
    output: signedIn,
    worksBefore: true,
    refusals: ['invalidAccount', 'accountLocked', 'inactiveUser', 'noAccess'],
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
    }),
    output: signedIn,
    worksBefore: true,
    refusals: ['invalidAccount', 'accountLocked', 'inactiveUser', 'noAccess', 'hotelUnknown'],
    limits: { perMinute: 60 },
  }),
  'login/token': call({
    words: say('Đăng nhập bằng token', 'Sign in by token'),
    kind: 'read',
    method: 'GET',
    access: { who: 'signedIn' },
    input: z.strictObject({}),
    output: signedIn,
    refusals: ['noAccess'],
  }),
  'login/switch': call({
    words: say('Chuyển sang khách sạn khác', 'Switch to another property'),
    kind: 'change',
    method: 'POST',
    access: { who: 'signedIn' },
    input: z.strictObject({ hotelId: field.id(say('Khách sạn', 'Property')) }),
    output: signedIn,
    refusals: [],
    limits: { perMinute: 60 },
  }),
  logout: call({
    words: say('Đăng xuất', 'Sign out'),
    kind: 'change',
    method: 'POST',
    access: { who: 'signedIn' },
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
