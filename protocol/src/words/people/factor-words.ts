import { codesOf } from '#codes/codes-of.ts'
import { say, type Saying } from '#say.ts'

/** The ways to prove one's identity in addition to the password. */
export const factorKindWords = {
  code: say('Ứng dụng xác thực', 'Authenticator app'),
  passkey: say('Passkey', 'Passkey'),
} as const satisfies Record<string, Saying>

/** The kinds of second step. */
export const factorKinds = codesOf(factorKindWords)

/** Whether somebody has a second factor, in words. */
export const secondFactorWords = {
  on: say('Đã bật', 'On'),
  off: say('Chưa bật', 'Off'),
} as const
