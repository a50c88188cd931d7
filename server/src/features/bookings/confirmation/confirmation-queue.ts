import { languages } from '@innkeeper/protocol/say'
import type { Signal } from '@innkeeper/protocol/freshness/signal'
import type { Queue } from '#kit/jobs/queue.ts'
import { forgetEmail, noteEmailNotSent } from '#kit/mail/email-states.store.ts'
import { noOwnWords, writeLetter } from '#kit/mail/write-letter.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import type { FileStore } from '#outside/files.ts'
import type { LetterFile, PropertyMailer } from '#outside/mail.ts'
import { propertyLogo } from '#features/images/pictures/letter-logo.reads.ts'
import { readBooking, type StoredBooking } from '../bookings.store.ts'
import { confirmationValues } from './confirmation-values.ts'
import { confirmationEvent, letterKindOf, type ConfirmationCopy } from './confirmation-news.ts'
import { agentEmail } from './confirmation.store.ts'
import { calendarOf, confirmationPdfs } from './make-confirmation.ts'

/**
 * The queue of confirmations, each one letter with its files. They have a queue of their own: writing their files takes time, and no other
 * letter, such as one for a forgotten password, waits behind them.
 */
export const confirmationQueue = (files: FileStore, mailer: PropertyMailer): Queue => ({
  ...mailer,
  deliver: async (payload, id, tx) => {
    const { propertyId, code, news, copy } = confirmationEvent.parse(payload)
    const booking = await readBooking(tx, 'property_id = $1 and code = $2', [propertyId, code])
    if (booking === undefined) return
    const to = await addressOf(tx, booking, copy)
    if (to === '') return noReceiver(tx, id, booking, copy)
    const logo = await propertyLogo(tx, files, propertyId)
    const [kind, values] = [letterKindOf(news, copy), confirmationValues(booking, news, copy)]
    const letter = { to, language: 'vi', ...writeLetter(kind, noOwnWords, values) } as const
    const whole = { ...letter, logo, files: await filesOf(tx, booking, copy, logo) }
    return mailer.send(tx, { propertyId, kind, values }, whole, id)
  },
  places: 1,
  about: (payload) => {
    const { code } = confirmationEvent.parse(payload)
    return { vi: code, en: code }
  },
})

/** The agent's address, or the one that the agent gave for the guest; one person gets one letter. */
const addressOf = async (tx: Tx, { travelAgentId, guestEmail }: StoredBooking, copy: ConfirmationCopy): Promise<string> => {
  const ofAgent = travelAgentId === null ? '' : await agentEmail(tx, travelAgentId)
  if (copy === 'agent') return ofAgent
  return guestEmail.toLowerCase() === ofAgent.toLowerCase() ? '' : guestEmail
}

/** A direct booking has no agent to be told; another agent or guest without an address is shown as one. */
const noReceiver = (
  tx: Tx,
  id: string,
  { travelAgentId, guestEmail }: StoredBooking,
  copy: ConfirmationCopy,
): Promise<readonly Signal[]> => {
  if (copy === 'agent' && travelAgentId === null) return forgetEmail(tx, id)
  return noteEmailNotSent(tx, id, copy === 'guest' && guestEmail !== '' ? 'sameAddress' : 'noAddress')
}

const filesOf = async (tx: Tx, booking: StoredBooking, copy: ConfirmationCopy, logo: Buffer | null): Promise<LetterFile[]> => [
  ...(await confirmationPdfs(
    booking,
    languages.map((language) => ({ language, copy, logo })),
  )),
  await calendarOf(tx, booking, 'vi'),
]
