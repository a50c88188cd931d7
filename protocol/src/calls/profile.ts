import { z } from 'zod'
import { call } from '../call.ts'
import { named } from '../field.ts'
import { say } from '../say.ts'
import { confirmNewPassword, newPassword } from './password.ts'

export const profileCalls = {
  'profile/password-change': call({
    words: say('Đổi mật khẩu', 'Change the password'),
    kind: 'change',
    method: 'POST',
    access: { who: 'signedIn' },
    input: z.strictObject({
      password: named(say('Mật khẩu hiện tại', 'Current password'), z.string().min(1).max(200)),
      newPassword,
      confirmNewPassword,
    }),
    output: z.null(),
    refusals: ['passwordsDiffer', 'wrongPassword', 'accountLocked'],
    limits: { perMinute: 30 },
  }),
}
