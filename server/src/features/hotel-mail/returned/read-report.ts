import { contentOf, headersOf, mailPart, mediaTypeOf, partsOf, type MailPart } from './mail-parts.ts'

/** What a mail server reports of one of our emails: it came back, or it is delayed. */
export type MailReport = {
  /** The id of the email. */
  readonly id: string
  readonly fate: 'returned' | 'delayed'
  /** The status of RFC 3463, such as `5.1.1`. */
  readonly status: string
  /** What the receiving server said, in one line of at most 200 characters. */
  readonly reply: string
}

/**
 * Reads a delivery status notification (RFC 3464): which of our emails it is about and what became of it. Null for any other email, for one
 * that reports a delivery, and for one that names no email of ours. Nothing is guessed from its prose.
 */
export const readReport = (text: string): MailReport | null => {
  const message = mailPart(text)
  if (mediaTypeOf(message) !== 'multipart/report') return null
  const parts = partsOf(message)
  const report = parts.find((part) => reportTypes.has(mediaTypeOf(part)))
  if (report === undefined) return null
  const [ofMessage, ...ofReceivers] = contentOf(report)
    .trim()
    .split(/\n[ \t]*\n/u)
    .map(headersOf)
  const id = idOf(message, parts, ofMessage)
  const told = ofReceivers.find((fields) => fates.has(actionOf(fields)))
  const fate = fates.get(actionOf(told))
  if (id === null || told === undefined || fate === undefined) return null
  const status = /^[245]\.\d{1,3}\.\d{1,3}/u.exec(told.get('status') ?? '')?.[0] ?? ''
  return status === '' ? null : { id, fate, status, reply: replyOf(told) }
}

const reportTypes: ReadonlySet<string> = new Set(['message/delivery-status', 'message/global-delivery-status'])
const originalTypes: ReadonlySet<string> = new Set(['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers'])

const fates: ReadonlyMap<string, MailReport['fate']> = new Map([
  ['failed', 'returned'],
  ['delayed', 'delayed'],
])

type Fields = ReadonlyMap<string, string>

const actionOf = (fields: Fields | undefined): string => (fields?.get('action') ?? '').toLowerCase()

/** The Message-ID of the email that the report carries; else what the envelope or the report itself refers to. */
const idOf = (message: MailPart, parts: readonly MailPart[], ofMessage: Fields | undefined): string | null => {
  const original = parts.find((part) => originalTypes.has(mediaTypeOf(part)))
  const named = [
    original === undefined ? undefined : mailPart(contentOf(original)).headers.get('message-id'),
    ofMessage?.get('original-envelope-id'),
    message.headers.get('in-reply-to'),
    message.headers.get('references'),
  ]
  return named.map(ourId).find((id) => id !== null) ?? null
}

const ourId = (text = ''): string | null =>
  /\b([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@innkeeper\b/iu.exec(text)?.[1]?.toLowerCase() ?? null

/** `smtp; 550 5.1.1 …` without its first word. */
const replyOf = (fields: Fields): string =>
  (fields.get('diagnostic-code') ?? '')
    .replace(/^[\w-]+;\s*/u, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 200)
