import { createTransport } from 'nodemailer'
import type { Mailer } from './mail.ts'
import { mailMessage } from './mail-message.ts'

/** A letter that hangs would delay the ones behind it. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Sends letters through the mail server at `url` (`smtp://` or `smtps://`, with user and password if it needs them). */
export const smtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport({ url, ...patience })
  return { send: async (letter, id) => void (await transport.sendMail(mailMessage(letter, id, from))) }
}
