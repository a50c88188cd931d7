import { z } from 'zod'
import { call } from '#call.ts'
import { named } from '#field.ts'
import { say } from '#say.ts'
import { confirmNewPassword, newPassword, weakPassword } from './password.ts'

const token = named(say('Mã lời mời', 'Invitation token'), z.string().min(1).max(200))

/** The calls of an invited person who has no password yet. */
export const invitationCalls = {
  'invitation/show': call({
    words: say('Xem lời mời', 'See an invitation'),
    kind: 'read',
    method: 'GET',
    access: { who: 'anyone' },
    input: z.strictObject({ token }),
    /** Null if the link was used or replaced, or is too old. */
    output: z.object({
      invitation: z.object({ fullName: z.string(), userName: z.string(), nameVi: z.string(), nameEn: z.string() }).nullable(),
    }),
    refusals: [],
    limits: { perMinute: 60 },
  }),
  'invitation/accept': call({
    words: say('Nhận lời mời và đặt mật khẩu', 'Accept an invitation and choose the password'),
    kind: 'change',
    method: 'POST',
    access: { who: 'anyone' },
    input: z.strictObject({ token, newPassword, confirmNewPassword }),
    output: z.object({ userName: z.string() }),
    worksBefore: true,
    refusals: ['passwordsDiffer', ...weakPassword, 'invitationExpired'],
    limits: { perMinute: 30 },
  }),
}
