import { say, speak, type Language } from '@innkeeper/protocol/say'
import type { Letter } from '../../outside/mail.ts'

const subject = say('Email của tài khoản Innkeeper đã đổi', 'The email of your Innkeeper account has changed')

const text = say(
  `Xin chào {name},

Email của tài khoản {userName} vừa được đổi thành {email}. Từ nay thư của Innkeeper, kể cả thư đặt lại mật khẩu, gửi đến địa chỉ đó.

Nếu không phải do chính mình đổi, báo ngay cho chủ khách sạn hoặc tổng đài Innkeeper.

Innkeeper
`,
  `Hello {name},

The email of the account {userName} has just been changed to {email}. From now on letters of Innkeeper, those for a new password included, go there.

If it was not you who changed it, tell the owner of the property or the hotline of Innkeeper at once.

Innkeeper
`,
)

/** Whose email changed: the address that was left, and the language of its reader. */
export type FormerReader = { readonly email: string; readonly fullName: string; readonly userName: string; readonly language: Language }

/** The letter to the address that an account has left, in its reader's language: whoever took the account over cannot hide it. */
export const emailChangedLetter = (former: FormerReader, email: string): Letter => ({
  to: former.email,
  language: former.language,
  subject: speak(subject, former.language),
  text: speak(text, former.language, { name: former.fullName, userName: former.userName, email }),
})
