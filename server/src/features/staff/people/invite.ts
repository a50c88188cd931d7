import { say, speak } from '@innkeeper/protocol/say'
import { hashOfKey, newApiKey } from '#kit/session/token.ts'
import type { At } from '#kit/call/at.ts'
import type { Letter } from '#outside/mail.ts'
import { nameOfProperty } from '../property-name.store.ts'
import { saveInvitation } from './invitations.store.ts'
import type { PersonHere } from './people.store.ts'

/** An invitation is open for three days. */
export const hoursOpen = 72

type Invited = Pick<PersonHere, 'id' | 'fullName' | 'userName' | 'email' | 'language'>

/** Sends a person a link by which they choose a password, and returns when it expires. */
export const invite = async (at: Pick<At<'user/invite'>, 'tx' | 'now' | 'post' | 'person'>, person: Invited, publicUrl: string) => {
  const token = newApiKey()
  const expiresAt = new Date(at.now.getTime() + hoursOpen * 3_600_000)
  await saveInvitation(at.tx, { tokenHash: hashOfKey(token), accountId: person.id, sentAt: at.now, expiresAt })
  const { language } = person
  const hotel = (await nameOfProperty(at.tx))[language]
  const values = { name: person.fullName, userName: person.userName, hotel, by: at.person.fullName, hours: hoursOpen }
  await at.post('mail', {
    to: person.email,
    language,
    subject: speak(subject, language, values),
    text: speak(text, language, { ...values, link: `${publicUrl}/invitation?token=${token}` }),
  } satisfies Letter)
  return expiresAt
}

const subject = say('Lời mời làm việc với {hotel} trên Innkeeper', 'An invitation to work with {hotel} on Innkeeper')
const text = say(
  `Xin chào {name},

{by} mời bạn làm việc với {hotel} trên Innkeeper. Tên đăng nhập: {userName}. Mở liên kết dưới đây để đặt mật khẩu:

{link}

Liên kết dùng được một lần, trong {hours} giờ. Nếu không biết lời mời này, có thể bỏ qua email này.

Innkeeper
`,
  `Hello {name},

{by} invites you to work with {hotel} on Innkeeper. Your username: {userName}. Open this link to choose your password:

{link}

The link works once, within {hours} hours. If you do not know of this, ignore this email.

Innkeeper
`,
)
