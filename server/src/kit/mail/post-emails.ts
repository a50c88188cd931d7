import type { EmailAudience, EmailKind } from '@innkeeper/protocol/words/mail/email-states'
import { v7 as uuidv7 } from 'uuid'
import type { Letter, LetterOf } from '#outside/mail.ts'
import { postEvents } from '../jobs/outbox.ts'
import type { PropertyTx } from '../transaction/transaction.ts'

/** What a property sees of an email: what it is about, whom it is for and of which kind. */
export type EmailShown = {
  readonly about: 'booking' | 'ticketBooking' | 'other'
  /** The code of what it is about; empty where it has none. */
  readonly code: string
  readonly audience: EmailAudience
  readonly kind: EmailKind
  /** The address; empty where it is found when the email is written. */
  readonly receiver: string
  /** What happened, where the email can be written again from its booking. */
  readonly news?: string
}

/** An event that is an email, and what its property sees of it. */
export type EmailPosted = { readonly payload: object; readonly email: EmailShown }

/**
 * Posts emails of a property in the transaction of their change, and records them for the property in the same statement. Returns their ids.
 */
export const postEmails = async (
  tx: PropertyTx,
  queue: 'mail' | 'confirmation',
  emails: readonly EmailPosted[],
): Promise<readonly string[]> => {
  if (emails.length === 0) return []
  const rows = emails.map(({ payload, email }) => ({ email_id: uuidv7(), payload, ...email }))
  await tx.rows(
    `with email as (
       select * from json_to_recordset($3)
         as email (email_id uuid, payload jsonb, about text, code text, audience text, kind text, receiver text, news text)),
     posted as (insert into outbox (topic, outbox_id, payload) select $1, email_id, payload from email)
     insert into property_email (property_id, email_id, about, code, audience, kind, receiver, news)
       select $2, email_id, about, code, audience, kind, receiver, news from email`,
    [queue, tx.propertyId, JSON.stringify(rows)],
    'post emails',
  )
  return rows.map(({ email_id }) => email_id)
}

/** Posts letters about something else than a booking; those to agents are recorded for the property. */
export const postLetters = async (tx: PropertyTx, letters: readonly Letter[]): Promise<void> => {
  const emails = letters.flatMap((letter) => (letter.of === undefined ? [] : [emailToAgent(letter, letter.of)]))
  const others = letters.filter(({ of }) => of === undefined)
  await Promise.all([postEmails(tx, 'mail', emails), postEvents(tx, 'mail', others)])
}

const emailToAgent = (letter: Letter, { kind, values }: LetterOf): EmailPosted => ({
  payload: letter,
  email: { about: 'other', code: values?.['code']?.vi ?? '', audience: 'agent', kind, receiver: letter.to },
})
