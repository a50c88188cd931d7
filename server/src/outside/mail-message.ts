import type { SendMailOptions } from 'nodemailer'
import type { LetterFile, LetterToSend } from './mail.ts'

/**
 * A letter as mail: the same id gives the same Message-ID, so that a letter sent twice is recognised as one. A letter with a logo is HTML
 * beside its plain text. The logo is attached and shown by its content id: a mail program loads nothing from elsewhere, so nobody learns when
 * the letter is read. Files are attached byte for byte.
 */
export const mailMessage = (letter: LetterToSend, id: string, from: string | Sender): SendMailOptions => ({
  from: typeof from === 'string' ? shownAs(from, letter.shownAs) : { name: from.name, address: from.address },
  ...(letter.shownAs === undefined || letter.shownAs.answersTo === '' ? {} : { replyTo: letter.shownAs.answersTo }),
  to: letter.to,
  subject: letter.subject,
  text: letter.text,
  messageId: `<${id}@innkeeper>`,
  headers: { 'Content-Language': letter.language, 'Auto-Submitted': 'auto-generated' },
  ...htmlOf(letter, id),
  attachments: [...(letter.logo === null ? [] : [logoPart(letter.logo, logoId(id))]), ...letter.files.map(filePart)],
})

/** Who a letter comes from. */
export type Sender = { readonly name: string; readonly address: string }

/** Innkeeper's own sender, or its address under the name of a property. */
const shownAs = (from: string, shown: LetterToSend['shownAs']): string | Sender =>
  shown === undefined ? from : { name: shown.name, address: bareAddress(from) }

/** The address alone: `no-reply@example.com` of `Innkeeper <no-reply@example.com>`. */
export const bareAddress = (from: string): string => /<([^<>]*)>\s*$/u.exec(from)?.[1] ?? from.trim()

type Part = NonNullable<SendMailOptions['attachments']>[number]

const logoId = (id: string): string => `logo-${id}@innkeeper`

const logoPart = (logo: Buffer, cid: string): Part => ({
  cid,
  filename: 'logo.png',
  contentType: 'image/png',
  contentDisposition: 'inline',
  content: logo,
})

const filePart = ({ fileName, mediaType, content }: LetterFile): Part => ({ filename: fileName, contentType: mediaType, content })

/** A letter has HTML where it has a logo, or marks. */
const htmlOf = (letter: LetterToSend, id: string): Pick<SendMailOptions, 'html'> => {
  if (letter.logo === null && letter.html === undefined) return {}
  const logo = letter.logo === null ? '' : `<p><img src="cid:${logoId(id)}" alt="" height="60"></p>\n`
  return { html: `${logo}${shownHtml(letter)}\n` }
}

/** What a mail program shows of a letter below its logo: its marks, or its plain text with its line breaks. */
export const shownHtml = ({ html, text }: Pick<LetterToSend, 'html' | 'text'>): string =>
  html ?? `<div style="white-space: pre-wrap">${linked(escaped(text))}</div>`

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)

const linked = (html: string): string => html.replaceAll(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`)
