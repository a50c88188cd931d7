import type { SendMailOptions } from 'nodemailer'
import type { Letter } from './mail.ts'

/** A letter as mail: the same id gives the same Message-ID, so that a letter sent twice is recognised as one. */
export const mailMessage = (letter: Letter, id: string, from: string): SendMailOptions => ({
  from,
  to: letter.to,
  subject: letter.subject,
  text: letter.text,
  messageId: `<${id}@innkeeper>`,
  headers: { 'Content-Language': letter.language, 'Auto-Submitted': 'auto-generated' },
})
