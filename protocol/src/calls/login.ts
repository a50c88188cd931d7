import { z } from 'zod'
import { call } from '../call.ts'
import { field, named } from '../field.ts'
import { say } from '../say.ts'

const userName = field.text(say('Tên đăng nhập', 'Username'), { max: 255 })
const password = named(say('Mật khẩu', 'Password'), z.string().min(1).max(200))

/** What signing in answers: who signed in, with which rights, where, and the token to send from now on. */
const signedIn = z.object({
  user: z.object({
    accountId: z.uuid(),
    username: z.string(),
    fullName: z.string(),
    type: z.enum(['AM', 'SM', 'CM']).nullable(),
    owner: z.boolean(),
    roles: z.array(z.object({ fnCode: z.string(), type: z.enum(['view', 'change']) })),
  }),
  token: z.string(),
  logo: z.string().nullable(),
  hotel: z
    .object({
      id: z.uuid(),
      kind: z.enum(['hotel', 'playground']),
      state: z.string(),
      logo: z.string().nullable(),
      i18ns: z.array(z.object({ lang: z.enum(['vi', 'en']), name: z.string() })),
      merchant: z.string().nullable(),
      currency: z.enum(['VND', 'USD']),
      timeZone: z.string(),
    })
    .nullable(),
  hotels: z.array(z.object({ id: z.uuid(), i18ns: z.array(z.object({ lang: z.enum(['vi', 'en']), name: z.string() })) })),
})

export const loginCalls = {
  'login/user': call({
    words: say('Đăng nhập nhà cung cấp', 'Sign in as a supplier'),
    kind: 'change',
    method: 'POST',
    access: { who: 'anyone' },
    input: z.strictObject({ username: userName, password }),
    output: signedIn,
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
    refusals: ['invalidAccount', 'accountLocked', 'inactiveUser', 'noAccess'],
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
}
