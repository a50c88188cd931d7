import { speak, type Language } from '@innkeeper/protocol/say'
import { mailFailureNotice, mailProblemWords } from '@innkeeper/protocol/words/mail/mail-words'
import type { MailTrouble } from '@innkeeper/protocol/words/mail/mail-words'
import type { Signal } from '@innkeeper/protocol/freshness/signal'
import { postEvents } from '#kit/jobs/outbox.ts'
import type { AttemptFailed } from '#kit/jobs/queue.ts'
import { notifyEach } from '#kit/live/notify.ts'
import { noteEmailFailed, noteEmailNotSent, noteEmailSent, type EmailFailure } from '#kit/mail/email-states.store.ts'
import { writeLetter } from '#kit/mail/write-letter.ts'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'
import { mailRefusedBy, MailRefused } from '#outside/hotel-mail/mail-refused.ts'
import { mailFailureOf, type Letter, type LetterOf, type LetterToSend, type PropertyMailer } from '#outside/mail.ts'
import type { Outside } from '#outside/outside.ts'
import { readersByMail } from '#features/notifications/notifications.reads.ts'
import { mailBox, serverOf } from './hotel-server.ts'
import { returnedOf, tellOfReturned, type ReturnedLetter } from './returned-letter.ts'
import { findOwnWords } from './email-texts.store.ts'
import * as store from './mail-settings.store.ts'

/** How long a letter waits for its property's server, before Innkeeper's sends it: a guest must not go without. */
const patienceMilliseconds = 15 * 60_000

/** A server that has just failed is left alone for so long, so that letters of others do not wait behind it. */
const restMilliseconds = 60_000

/** A letter did not go through its property's own server. */
class OwnServerFailed extends Error {
  override name = 'OwnServerFailed'
  readonly propertyId: string
  /** What was found out; null where the server was not asked again so soon. */
  readonly refused: MailRefused | null

  /** Why it fails, as far as is known. */
  readonly problem: MailTrouble | null

  constructor(propertyId: string, refused: MailRefused | null, problem = refused?.problem ?? null) {
    super(refused === null ? 'the property’s mail server failed just now' : refused.message, { cause: refused })
    this.propertyId = propertyId
    this.refused = refused
    this.problem = problem
  }
}

/** A mail server's last word about one letter of a property: it does not reach its receiver. */
class LetterReturned extends Error {
  override name = 'LetterReturned'
  readonly letter: ReturnedLetter

  constructor(letter: ReturnedLetter, cause: unknown) {
    super('the letter does not reach its receiver', { cause })
    this.letter = letter
  }
}

type Needs = Pick<Outside, 'mailer' | 'hotelMailer' | 'keyFor'>

/**
 * Sends the letters of properties to agents and guests, in the property's own words where it has them. A kind that is switched off is not
 * sent. A property's own server gets each letter first, again and again; a letter that is a quarter of an hour old goes through Innkeeper's
 * server instead, so that none is lost. Of a letter that does not reach its receiver, the property is told.
 */
export const propertyMailer = (outside: Needs): PropertyMailer => ({
  send: async (tx, of, posted, id) => {
    const { propertyId, kind, values } = of
    const there: PropertyTx = { ...tx, propertyId }
    if (!(await store.isKindSent(there, kind))) return noteEmailNotSent(tx, id, 'switchedOff')
    const own = values === undefined ? undefined : await findOwnWords(there, kind)
    const letter = own === undefined || values === undefined ? posted : { ...posted, ...writeLetter(kind, own, values) }
    const mail = await store.findMail(there)
    const name = await senderName(there, mail, letter.language)
    if (mail.senderType === 'own' && !(await isOverdue(tx, id))) {
      await sendByOwn(outside, { of, mail, name }, letter, id)
      const signals = await noteEmailSent(tx, id, letter.to)
      if (mail.failingSince === null) return signals
      await store.noteMailWorks(tx, propertyId)
      return [...signals, stale(propertyId)]
    }
    await outside.mailer.send({ ...letter, shownAs: { name, answersTo: mail.senderAddress } }, id).catch((error: unknown) => {
      throw mailFailureOf(error)?.lasting === true ? new LetterReturned(returnedOf(of, letter.to), error) : error
    })
    return noteEmailSent(tx, id, letter.to)
  },
  failureOf: (error) => {
    if (error instanceof LetterReturned) return { problem: 'refused', lasting: true }
    return error instanceof OwnServerFailed ? { problem: 'ownServer', lasting: false } : mailFailureOf(error)
  },
  onFailure: async (tx, error, attempt) => {
    const signals = await noteEmailFailed(tx, attempt.id, emailFailureOf(error, attempt))
    if (error instanceof LetterReturned) return [...signals, ...(await tellOfReturned(tx, error.letter))]
    if (!(error instanceof OwnServerFailed) || error.refused === null) return signals
    const { propertyId, refused } = error
    if (await store.noteMailFailure(tx, propertyId, refused.problem)) await tellOfFailure({ ...tx, propertyId }, refused)
    return [...signals, stale(propertyId)]
  },
})

/** What a failure means for one email. */
const emailFailureOf = (error: unknown, { problem, givenUp }: AttemptFailed): EmailFailure => {
  const state = givenUp ? 'failed' : 'again'
  if (error instanceof LetterReturned) {
    const reply = mailRefusedBy(error.cause).reply
    return { state: 'returned', problem: 'receiverRefused', reply, receiver: error.letter.to }
  }
  if (!(error instanceof OwnServerFailed)) return { state, problem, reply: '', receiver: null }
  return { state, problem: error.problem, reply: error.refused?.reply ?? '', receiver: null }
}

const stale = (propertyId: string): Signal => ({ topic: 'stale', propertyId, prefixes: ['email', 'notification'] })

/** The name that receivers see. */
const senderName = async (tx: PropertyTx, { displayName }: store.StoredMail, language: Language): Promise<string> =>
  displayName === '' ? (await store.propertyNames(tx))[language] : displayName

const isOverdue = async (tx: Tx, id: string): Promise<boolean> => {
  const posted = await store.postedAt(tx, id)
  return posted !== null && Date.now() - posted.getTime() > patienceMilliseconds
}

type ByOwn = { readonly of: LetterOf; readonly mail: store.StoredMail; readonly name: string }

const sendByOwn = async (outside: Needs, { of, mail, name }: ByOwn, letter: LetterToSend, id: string): Promise<void> => {
  const { propertyId } = of
  if (mail.failedAt !== null && Date.now() - Date.parse(mail.failedAt) < restMilliseconds)
    throw new OwnServerFailed(propertyId, null, mail.problem)
  try {
    const server = serverOf(mailBox(outside.keyFor), propertyId, mail)
    await outside.hotelMailer.send(server, { name, address: mail.senderAddress }, letter, id)
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    throw error.isOfReceiver ? new LetterReturned(returnedOf(of, letter.to), error) : new OwnServerFailed(propertyId, error)
  }
}

/** Tells the property's people once, when its server begins to fail: in the bell, and by mail to who chose it. */
const tellOfFailure = async (tx: PropertyTx, refused: MailRefused): Promise<void> => {
  const titleIn = (language: Language): string =>
    speak(mailFailureNotice.title, language, { problem: speak(mailProblemWords[refused.problem], language) })
  const notice = {
    kind: 'mailServerFailed',
    subjectCode: '',
    title: { vi: titleIn('vi'), en: titleIn('en') },
    link: 'configBE/email',
    person: 'Innkeeper',
    accountId: null,
    state: '',
    propertyId: tx.propertyId,
  }
  const readers = await readersByMail(tx, 'mailServerFailed')
  const letters = readers.map(({ email, language }): Letter => ({
    to: email,
    language,
    subject: titleIn(language),
    text: speak(mailFailureNotice.text, language, { title: titleIn(language) }),
  }))
  await Promise.all([notifyEach(tx, [notice]), postEvents(tx, 'mail', letters)])
}
