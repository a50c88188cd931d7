import { z } from 'zod'
import { call } from '#call.ts'
import { field, named } from '#field.ts'
import { say } from '#say.ts'

/** A new password; the form asks for it twice. */
export const newPassword = field.password(say('Mật khẩu mới', 'New password'))
/** The new password retyped; it must be the same. */
export const confirmNewPassword = field.password(say('Nhập lại mật khẩu mới', 'Retype the new password'))
/** The refusals of a new password that is too weak. */
export const weakPassword = ['passwordCommon', 'passwordNamed', 'passwordSimple'] as const

const recoveryToken = named(say('Mã khôi phục', 'Recovery token'), z.string().min(1).max(200))

/** A challenge of ALTCHA's protocol; the client returns it unchanged, with its solution. */
export const captchaChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    expiresAt: z.int(),
  }),
  signature: z.string(),
})

/** The content of `captcha`, base64 of its JSON: ALTCHA's payload. */
export const captchaPayload = z.object({
  challenge: captchaChallenge,
  solution: z.object({ counter: z.int().min(0), derivedKey: z.string().max(200), time: z.number().optional() }),
})

export const passwordCalls = {
  'captcha/challenge': call({
    words: say('Lấy bài toán cho ô “Tôi không phải người máy”', 'Get the challenge behind “I am not a robot”'),
    kind: 'read',
    method: 'GET',
    access: { who: 'anyone' },
    input: z.strictObject({}),
    output: captchaChallenge,
    refusals: [],
    limits: { perMinute: 60 },
  }),
  'forgot-password': call({
    words: say('Quên mật khẩu', 'Forgot password'),
    kind: 'change',
    method: 'POST',
    access: { who: 'anyone' },
    input: z.strictObject({
      username: field.text(say('Email hoặc tên đăng nhập', 'Email or username'), { max: 255 }),
      captcha: named(say('Tôi không phải người máy', 'I am not a robot'), z.base64().min(1).max(4000)),
    }),
    output: z.null(),
    refusals: ['captchaWrong', 'accountNotFound'],
    limits: { perMinute: 30 },
  }),
  'first-password': call({
    words: say('Đổi mật khẩu ban đầu', 'Change a first password'),
    kind: 'change',
    method: 'POST',
    access: { who: 'anyone' },
    input: z.strictObject({
      username: field.text(say('Tên đăng nhập', 'Username'), { max: 255 }),
      password: named(say('Mật khẩu ban đầu', 'First password'), z.string().min(1).max(200), { secret: true }),
      newPassword,
      confirmNewPassword,
      /** Required after three failures for the account; the refusal is `captchaNeeded`. */
      captcha: named(say('Tôi không phải người máy', 'I am not a robot'), z.base64().max(4000)).default(''),
    }),
    output: z.null(),
    worksBefore: true,
    refusals: [
      'invalidAccount',
      'accountLocked',
      'signInSlowed',
      'captchaNeeded',
      'captchaWrong',
      'inactiveUser',
      'passwordIsFirst',
      'passwordsDiffer',
      'firstPasswordChanged',
      'firstPasswordOver',
      ...weakPassword,
    ],
    limits: { perMinute: 30 },
  }),
  'check-token': call({
    words: say('Kiểm tra mã khôi phục mật khẩu', 'Check a password recovery token'),
    kind: 'read',
    method: 'GET',
    access: { who: 'anyone' },
    input: z.strictObject({ token: recoveryToken }),
    output: z.object({ valid: z.boolean() }),
    refusals: [],
    limits: { perMinute: 60 },
  }),
  'password-recovery': call({
    words: say('Đặt lại mật khẩu', 'Set a new password'),
    kind: 'change',
    method: 'POST',
    access: { who: 'anyone' },
    input: z.strictObject({ token: recoveryToken, newPassword, confirmNewPassword }),
    query: ['token'],
    output: z.null(),
    worksBefore: true,
    refusals: ['passwordsDiffer', ...weakPassword, 'recoveryExpired'],
    limits: { perMinute: 30 },
  }),
}
