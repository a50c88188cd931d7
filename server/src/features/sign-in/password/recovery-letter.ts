import { say, speak } from '@innkeeper/protocol/say'
import type { Letter } from '#outside/mail.ts'
import type { Account } from '../profile/account.store.ts'

const subject = say('Đặt lại mật khẩu Innkeeper', 'Set a new Innkeeper password')

const text = say(
  `Xin chào {name},

Có yêu cầu đặt lại mật khẩu cho tài khoản {userName}. Mở liên kết dưới đây để đặt mật khẩu mới:

{link}

Liên kết dùng được một lần, trong {minutes} phút. Nếu không yêu cầu đặt lại mật khẩu, có thể bỏ qua email này: mật khẩu hiện tại vẫn dùng được.

Innkeeper
`,
  `Hello {name},

Somebody asked to set a new password for the account {userName}. Open this link to set it:

{link}

The link works once, within {minutes} minutes. If you did not ask for a new password, ignore this email: the current password still works.

Innkeeper
`,
)

/** The letter that brings a recovery link, in its reader's language. */
export const recoveryLetter = (account: Account, link: string, minutes: number): Letter => ({
  to: account.email,
  language: account.language,
  subject: speak(subject, account.language),
  text: speak(text, account.language, { name: account.full_name, userName: account.user_name, link, minutes }),
})
