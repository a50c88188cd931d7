import { hotline } from '@innkeeper/protocol/words/platform/hotline'
import { say, speak, type Language, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import type { Letter } from '#outside/mail.ts'
import type { Account } from './account.store.ts'

/** The reader of a letter about their account: the address before any change of it, and the language. */
export type LetterReader = { readonly email: string; readonly fullName: string; readonly userName: string; readonly language: Language }

/** An account as the reader of a letter. */
export const readerOf = (account: Account): LetterReader => ({
  email: account.email,
  fullName: account.full_name,
  userName: account.user_name,
  language: account.language,
})

/** The letter to the former address of an account: a person who took the account over cannot hide the change. */
export const emailChangedLetter = (former: LetterReader, email: string): Letter => letterOf(former, emailChanged, { email })

/** The letter about a new phone number. */
export const phoneChangedLetter = (reader: LetterReader, phone: string): Letter => letterOf(reader, phoneChanged, { phone })

/** The letter about a new password. */
export const passwordChangedLetter = (reader: LetterReader): Letter => letterOf(reader, passwordChanged, {})

/** The words of a letter about an account. */
export type Words = { readonly subject: Saying; readonly text: Saying }

/** A letter about an account, in its reader's language: what has happened, and what to do if it should not have. */
export const letterOf = (reader: LetterReader, { subject, text }: Words, values: SayingValues): Letter => ({
  to: reader.email,
  language: reader.language,
  subject: speak(subject, reader.language),
  text: speak(frame, reader.language, {
    name: reader.fullName,
    text: speak(text, reader.language, { userName: reader.userName, ...values }),
  }),
})

const frame = say(
  `Xin chào {name},

{text}

Nếu không phải do chính mình đổi, báo ngay cho chủ sở hữu hoặc tổng đài Innkeeper, ${hotline}.

Innkeeper
`,
  `Hello {name},

{text}

If it was not you who changed it, tell the owner of the property or the hotline of Innkeeper, ${hotline}, at once.

Innkeeper
`,
)

const emailChanged: Words = {
  subject: say('Email của tài khoản Innkeeper đã đổi', 'The email of your Innkeeper account has changed'),
  text: say(
    'Email của tài khoản {userName} vừa được đổi thành {email}. Từ nay email của Innkeeper, kể cả email đặt lại mật khẩu, gửi đến địa chỉ đó.',
    'The email of the account {userName} has just been changed to {email}. From now on Innkeeper’s emails go there, also those for a new password.',
  ),
}

const phoneChanged: Words = {
  subject: say('Số điện thoại của tài khoản Innkeeper đã đổi', 'The phone number of your Innkeeper account has changed'),
  text: say(
    'Số điện thoại của tài khoản {userName} vừa được đổi thành {phone}.',
    'The phone number of the account {userName} has just been changed to {phone}.',
  ),
}

const passwordChanged: Words = {
  subject: say('Mật khẩu Innkeeper đã đổi', 'Your Innkeeper password has changed'),
  text: say(
    'Mật khẩu của tài khoản {userName} vừa được đổi. Các phiên đăng nhập khác đã kết thúc.',
    'The password of the account {userName} has just been changed. All other sessions have ended.',
  ),
}
