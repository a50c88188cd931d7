import type { MailTrouble } from '@innkeeper/protocol/words/mail/mail-words'

/** A letter could not be sent through a property's own server: why, and what the server said. */
export class MailRefused extends Error {
  override name = 'MailRefused'
  readonly problem: MailTrouble
  readonly reply: string
  /** Whether it is the address that takes no letters, and not the server that fails. */
  readonly isOfReceiver: boolean

  constructor(problem: MailTrouble, { reply = '', cause, isOfReceiver = false }: MailRefusal = {}) {
    super(`the property’s mail server: ${problem}`, { cause })
    this.problem = problem
    this.reply = reply
    this.isOfReceiver = isOfReceiver
  }
}

type MailRefusal = { readonly reply?: string; readonly cause?: unknown; readonly isOfReceiver?: boolean }

/** What an error of sending says, by the codes of nodemailer and of the network. */
export const mailRefusedBy = (error: unknown): MailRefused => {
  if (error instanceof MailRefused) return error
  const told = (name: string): string => (error instanceof Error ? String(Reflect.get(error, name) ?? '') : '')
  const reply = told('response').replaceAll(/\s+/gu, ' ').slice(0, 200)
  const problem = problemOf(told)
  return new MailRefused(problem, { reply, cause: error, isOfReceiver: problem === 'receiverRefused' && isForGood(told) })
}

/** A reply from 550 on is the last word about an address, but for 5.7.x (RFC 3463): that is about us, as where a server relays nothing. */
const isForGood = (told: (name: string) => string): boolean => Number(told('responseCode')) >= 550 && !/\b5\.7\.\d/u.test(told('response'))

const problemOf = (told: (name: string) => string): MailTrouble => {
  const code = told('code')
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'signInRefused'
  if (code === 'ETLS' || isTls(told('originalCode'))) return 'tlsFailed'
  if (code === 'EABORT' || code === 'ETIMEDOUT' || told('originalCode') === 'ETIMEDOUT') return 'timedOut'
  if (Number(told('responseCode')) >= 400) return refusedAt(told('command'))
  if (unreachable.has(told('originalCode')) || unreachable.has(code)) return 'unreachable'
  return 'broken'
}

/** Codes of Node and of OpenSSL: a wrong protocol, or a certificate that is not trusted. */
const isTls = (code: string): boolean => /^(?:ERR_(?:TLS|SSL)|EPROTO|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/u.test(code)

const refusedAt = (command: string): MailTrouble => {
  if (command === 'MAIL FROM') return 'senderRefused'
  return command === 'RCPT TO' ? 'receiverRefused' : 'refused'
}

const unreachable: ReadonlySet<string> = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EDNS'])
