import { languages, say, speak } from '@innkeeper/protocol/say'
import type { MailTrouble } from '@innkeeper/protocol/words/mail/mail-words'
import { v7 as uuidv7 } from 'uuid'
import type { BeforeAt } from '#kit/call/before-at.ts'
import { MailRefused, mailRefusedBy } from '#outside/hotel-mail/mail-refused.ts'
import type { LetterToSend } from '#outside/mail.ts'
import type { Outside } from '#outside/outside.ts'
import { mailBox, serverOf } from './hotel-server.ts'
import * as store from './mail-settings.store.ts'

type Asked = { readonly to: string; readonly propertyId: string; readonly committed: BeforeAt<'email/send-mail'>['committed'] }

/** What a test found: null where the letter was taken. */
type TestFound = { readonly problem: MailTrouble | null; readonly reply: string }

/** Sends a test letter the way that letters go now, and says why it could not be sent. Nothing is locked while the server is waited for. */
export const sendTestLetter = async (
  outside: Pick<Outside, 'mailer' | 'hotelMailer' | 'keyFor'>,
  { to, propertyId, committed }: Asked,
): Promise<TestFound> => {
  const { mail, names } = await committed(async (tx) => {
    const there = { ...tx, propertyId }
    return { mail: await store.findMail(there), names: await store.propertyNames(there) }
  })
  const name = mail.displayName === '' ? names.vi : mail.displayName
  const letter = testLetter(to, names)
  const id = uuidv7()
  const send = async (): Promise<void> => {
    if (mail.senderType === 'innkeeper') return outside.mailer.send({ ...letter, shownAs: { name, answersTo: mail.senderAddress } }, id)
    const server = serverOf(mailBox(outside.keyFor), propertyId, mail)
    await outside.hotelMailer.send(server, { name, address: mail.senderAddress }, letter, id)
    await committed((tx) => store.noteMailWorks(tx, propertyId))
  }
  try {
    await send()
    return { problem: null, reply: '' }
  } catch (error) {
    const refused = error instanceof MailRefused ? error : mailRefusedBy(error)
    return { problem: refused.problem, reply: refused.reply }
  }
}

const testLetter = (to: string, names: { readonly vi: string; readonly en: string }): LetterToSend => ({
  to,
  language: 'vi',
  subject: speak(subject, 'vi', { property: names.vi }),
  text: languages.map((language) => speak(text, language, { property: names[language] })).join('\n'),
  logo: null,
  files: [],
})

const subject = say('Thư thử của {property}', 'Test letter of {property}')
const text = say(
  'Đây là email thử của {property}, gửi từ Innkeeper. Nhận được email này là gửi email đã chạy.\n',
  'This is a test email of {property}, sent from Innkeeper. If you can read it, sending emails works.\n',
)
