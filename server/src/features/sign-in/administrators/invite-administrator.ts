import { say, speak, type Language } from '@innkeeper/protocol/say'
import { hashOfKey, newApiKey } from '#kit/session/token.ts'
import type { At } from '#kit/call/at.ts'
import type { Letter } from '#outside/mail.ts'
import { saveInvitation } from './administrator-invitations.store.ts'

/** An invitation is open for three days. */
const hoursOpen = 72

type Invited = {
  readonly id: string
  readonly fullName: string
  readonly userName: string
  readonly email: string
  readonly language: Language
}

/** Sends an administrator a link by which they choose a password, and returns when it expires. */
export const inviteAdministrator = async (
  at: Pick<At<'supplier/user/invite'>, 'tx' | 'now' | 'post' | 'person'>,
  { id, fullName, userName, email, language }: Invited,
  publicUrl: string,
): Promise<Date> => {
  const token = newApiKey()
  const expiresAt = new Date(at.now.getTime() + hoursOpen * 3_600_000)
  await saveInvitation(at.tx, { tokenHash: hashOfKey(token), accountId: id, sentAt: at.now, expiresAt })
  const values = { name: fullName, userName, by: at.person.fullName, hours: hoursOpen, link: `${publicUrl}/invitation?token=${token}` }
  await at.post('mail', { to: email, language, subject: speak(subject, language), text: speak(text, language, values) } satisfies Letter)
  return expiresAt
}

const subject = say('Lời mời quản trị Innkeeper', 'An invitation to administer Innkeeper')
const text = say(
  `Xin chào {name},

{by} mời bạn quản trị Innkeeper. Tên đăng nhập: {userName}. Mở liên kết dưới đây để đặt mật khẩu:

{link}

Liên kết dùng được một lần, trong {hours} giờ. Nếu không biết lời mời này, có thể bỏ qua email này.

Innkeeper
`,
  `Hello {name},

{by} invites you to administer the Innkeeper platform. Your username: {userName}. Open this link to choose your password:

{link}

The link works once, within {hours} hours. If you do not know of this, ignore this email.

Innkeeper
`,
)
