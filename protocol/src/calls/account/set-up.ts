import { z } from 'zod'
import { call } from '#call.ts'
import { named } from '#field.ts'
import { say } from '#say.ts'
import { confirmNewPassword, newPassword, weakPassword } from './password.ts'
import { applicantFields } from './register.ts'

const tokenWords = say('Mã thiết lập', 'Set-up token')

/** The calls with which an installation without administrators gets its first one, by the link that the start prints. */
export const setUpCalls = {
  'set-up/show': call({
    words: say('Xem nền tảng đã thiết lập chưa', 'See whether the platform is set up'),
    kind: 'read',
    method: 'GET',
    access: { who: 'anyone' },
    input: z.strictObject({ token: named(tokenWords, z.string().max(200)).default('') }),
    /** `open`: the token is valid; `waits`: set-up is open, but with another token; `done`: there is an administrator. */
    output: z.object({ state: z.enum(['open', 'waits', 'done']) }),
    beforeSetUp: true,
    refusals: [],
    limits: { perMinute: 60 },
  }),
  'set-up/administrator': call({
    words: say('Tạo quản trị viên đầu tiên', 'Make the first administrator'),
    kind: 'change',
    method: 'POST',
    access: { who: 'anyone' },
    input: z.strictObject({
      token: named(tokenWords, z.string().min(1).max(200)),
      fullName: applicantFields.fullName,
      email: applicantFields.email,
      userName: applicantFields.userName,
      newPassword,
      confirmNewPassword,
    }),
    output: z.object({ userName: z.string() }),
    beforeSetUp: true,
    worksBefore: true,
    refusals: ['setUpLinkOver', 'passwordsDiffer', ...weakPassword, 'userNameTaken', 'emailTaken', 'userNameAndEmailTaken'],
    limits: { perMinute: 30 },
  }),
}
