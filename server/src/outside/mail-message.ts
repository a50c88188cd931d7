import type { SendMailOptions } from 'nodemailer'
import type { LetterToSend } from './mail.ts'

/**
 * A letter as mail: the same id gives the same Message-ID, so that a letter sent twice is recognised as one. A letter with a logo is HTML
 * beside its plain text. The logo is attached and shown by its content id: a mail program loads nothing from elsewhere, so nobody learns when
 * the letter is read.
 */
export const mailMessage = (letter: LetterToSend, id: string, from: string): SendMailOptions => ({
  from,
  to: letter.to,
  subject: letter.subject,
  text: letter.text,
  messageId: `<${id}@innkeeper>`,
  headers: { 'Content-Language': letter.language, 'Auto-Submitted': 'auto-generated' },
  ...(letter.logo === null ? {} : withLogo(letter.text, letter.logo, id)),
})

const withLogo = (text: string, logo: Buffer, id: string): Pick<SendMailOptions, 'html' | 'attachments'> => {
  const cid = `logo-${id}@innkeeper`
  return {
    html: `<p><img src="cid:${cid}" alt="" height="60"></p>\n<div style="white-space: pre-wrap">${linked(escaped(text))}</div>\n`,
    attachments: [{ cid, filename: 'logo.png', contentType: 'image/png', contentDisposition: 'inline', content: logo }],
  }
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)

const linked = (html: string): string => html.replaceAll(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`)
