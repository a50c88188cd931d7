import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { letterKinds, type LetterKind } from '@innkeeper/protocol/words/mail/letter-words'
import type { Signal } from '@innkeeper/protocol/freshness/signal'
import type { Server } from '#kit/http/server.ts'
import { noteEmailDelayed, noteEmailReturned } from '#kit/mail/email-states.store.ts'
import { inTransaction, type Tx } from '#kit/transaction/transaction.ts'
import type { Outside } from '#outside/outside.ts'
import { tellOfReturned } from '../returned-letter.ts'
import { readReport, type MailReport } from './read-report.ts'

/** Where a mail server brings the emails that come back (decision 0110). */
export const mailReturnsPath = '/api/v2/mail/returns'

/** A report may carry the whole email with its files. */
const mostBytes = 1_000_000
const perMinute = 300

/** What became of a report: `known` where the same was told before, `unknown` where it is about no email of ours that is under way. */
type Taken = 'returned' | 'delayed' | 'known' | 'unknown'

/**
 * Mounts where a mail server brings delivery status notifications. It is no call of the catalogue: the body is an email. Without a token in
 * the settings it is not there.
 */
export const mountMailReturns = async (
  app: FastifyInstance,
  { pool, live }: Pick<Server, 'pool' | 'live'>,
  { mailReturnToken }: Pick<Outside, 'mailReturnToken'>,
): Promise<void> => {
  if (mailReturnToken === undefined) return
  await app.register(async (mails) => {
    mails.removeAllContentTypeParsers()
    mails.addContentTypeParser('*', { parseAs: 'string', bodyLimit: mostBytes }, (_request, body, done) => done(null, body))
    // Before the body is read, so that only who has the token sends one; after the rate limit, which counts guesses too.
    mails.addHook('preParsing', async ({ headers }, reply) => {
      if (!isToken(headers.authorization, mailReturnToken)) return reply.code(403).send({ taken: 'refused' })
    })
    mails.post(mailReturnsPath, { config: { rateLimit: { max: perMinute } } }, async ({ body }) => {
      const report = typeof body === 'string' ? readReport(body) : null
      if (report === null) return { taken: 'unknown' }
      const { taken, signals } = await inTransaction(pool, { role: 'platform', readOnly: false }, (tx) => takeReport(tx, report))
      live.publish(signals)
      return { taken }
    })
  })
}

/** Compared by their hashes, which are of one length. */
const isToken = (header: string | undefined, token: string): boolean => timingSafeEqual(hashOf(header ?? ''), hashOf(`Bearer ${token}`))

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Records what became of an email; the bell tells once of one that came back. */
const takeReport = async (
  tx: Tx,
  { id, fate, status, reply }: MailReport,
): Promise<{ readonly taken: Taken; readonly signals: readonly Signal[] }> => {
  const said = reply === '' ? status : reply
  const found =
    fate === 'returned'
      ? await noteEmailReturned(tx, id, { problem: problemOf(status), reply: said })
      : await noteEmailDelayed(tx, id, said)
  if (found === 'unknown' || found === 'known') return { taken: found, signals: [] }
  const { signals, email } = found
  const kind = letterKinds.find((one) => one === email.kind)
  const told = fate === 'returned' && kind !== undefined ? await tellOfReturned(tx, { ...email, kind: kind satisfies LetterKind }) : []
  return { taken: fate, signals: [...signals, ...told] }
}

/** RFC 3463: x.1.x is about the address, x.2.x about the mailbox. */
const problemOf = (status: string): 'receiverRefused' | 'refused' => (/^\d\.[12]\./u.test(status) ? 'receiverRefused' : 'refused')
