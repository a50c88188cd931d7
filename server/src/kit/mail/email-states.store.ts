import type { Signal } from '@innkeeper/protocol/freshness/signal'
import type { EmailProblem } from '@innkeeper/protocol/words/mail/email-states'
import { z } from 'zod'
import { rowsLike } from '../transaction/rows-like.ts'
import type { PropertyTx, Tx } from '../transaction/transaction.ts'

const aboutRows = rowsLike(z.strictObject({ propertyId: z.uuid(), about: z.enum(['booking', 'ticketBooking', 'other']) }))
const returning = 'returning property_id as "propertyId", about'

/** Records that an email was sent, and to which address. */
export const noteEmailSent = async (tx: Tx, id: string, receiver: string): Promise<Signal[]> =>
  signalsOf(
    await aboutRows(
      tx,
      `update property_email set state = 'sent', problem = null, reply = '', next_at = null, receiver = $2, changed_at = now(),
              attempts = coalesce((select outbox.attempts from outbox where outbox_id = email_id), attempts)
        where email_id = $1 and state <> 'returned' ${returning}`,
      [id, receiver],
      'email sent',
    ),
  )

/** Records that an email is not sent, and why. */
export const noteEmailNotSent = async (tx: Tx, id: string, problem: EmailProblem): Promise<Signal[]> =>
  signalsOf(
    await aboutRows(
      tx,
      `update property_email set state = 'notSent', problem = $2, next_at = null, changed_at = now() where email_id = $1 ${returning}`,
      [id, problem],
    ),
  )

/** Takes an email back that nobody was to get. */
export const forgetEmail = async (tx: Tx, id: string): Promise<Signal[]> =>
  signalsOf(await aboutRows(tx, `delete from property_email where email_id = $1 ${returning}`, [id]))

/** Why an attempt to send an email failed, and what comes of it; no problem where it is the same as before. */
export type EmailFailure = {
  readonly state: 'again' | 'failed' | 'returned'
  readonly problem: EmailProblem | null
  readonly reply: string
  /** The address; null where it is not known. */
  readonly receiver: string | null
}

/** Records a failed attempt to send an email; the outbox knows when the next one is. */
export const noteEmailFailed = async (tx: Tx, id: string, { state, problem, reply, receiver }: EmailFailure): Promise<Signal[]> =>
  signalsOf(
    await aboutRows(
      tx,
      `update property_email email
          set state = $2, problem = coalesce($3, email.problem, 'ownServer'), reply = $4,
              receiver = coalesce($5, email.receiver), next_at = case when $2 = 'again' then outbox.due_at end,
              attempts = outbox.attempts, changed_at = now()
         from outbox
        where email.email_id = $1 and outbox.outbox_id = email.email_id and email.state <> 'sent'
        returning email.property_id as "propertyId", email.about`,
      [id, state, problem, reply.slice(0, 200), receiver],
    ),
  )

/** Records which email was sent in the place of one that did not reach its receiver. */
export const noteSentAgain = async (tx: PropertyTx, id: string, again: string): Promise<void> => {
  await tx.rows('update property_email set sent_again_as = $3 where property_id = $1 and email_id = $2', [tx.propertyId, id, again])
}

/** Records that emails which had failed wait again, because an administrator decided so. */
export const noteEmailsWait = async (tx: Tx, ids: readonly string[]): Promise<Signal[]> =>
  signalsOf(
    await aboutRows(
      tx,
      `update property_email email set state = 'waiting', problem = null, reply = '', changed_at = now()
         from outbox
        where email.email_id = any($1) and outbox.outbox_id = email.email_id and outbox.failed_at is null and outbox.sent_at is null
          and email.state in ('failed', 'returned')
        returning email.property_id as "propertyId", email.about`,
      [ids],
    ),
  )

const reportedRows = rowsLike(
  z.strictObject({
    propertyId: z.uuid(),
    about: z.enum(['booking', 'ticketBooking', 'other']),
    kind: z.string(),
    to: z.string(),
    code: z.string(),
  }),
)

/** What a mail server's report changed: nothing where it was known before, or where the email is not one of ours. */
type Reported =
  | 'known'
  | 'unknown'
  | {
      readonly signals: readonly Signal[]
      readonly email: { readonly propertyId: string; readonly kind: string; readonly to: string; readonly code: string }
    }

/** Records that an email came back after a mail server had taken it. The report may be quicker than our own mark that it was sent. */
export const noteEmailReturned = async (
  tx: Tx,
  id: string,
  { problem, reply }: { readonly problem: EmailProblem; readonly reply: string },
): Promise<Reported> =>
  reported(
    tx,
    id,
    await reportedRows(
      tx,
      `update property_email set state = 'returned', problem = $2, reply = $3, next_at = null, changed_at = now()
        where email_id = $1 and state in ('waiting', 'sent', 'again')
        returning property_id as "propertyId", about, kind, receiver as to, code`,
      [id, problem, reply],
    ),
  )

/** Notes what a mail server said of an email that it could not deliver yet. */
export const noteEmailDelayed = async (tx: Tx, id: string, reply: string): Promise<Reported> =>
  reported(
    tx,
    id,
    await reportedRows(
      tx,
      `update property_email set reply = $2, changed_at = now() where email_id = $1 and state = 'sent' and reply <> $2
        returning property_id as "propertyId", about, kind, receiver as to, code`,
      [id, reply],
    ),
  )

const reported = async (tx: Tx, id: string, [email]: Awaited<ReturnType<typeof reportedRows>>): Promise<Reported> => {
  if (email !== undefined) return { signals: signalsOf([email]), email }
  const known = await aboutRows(tx, 'select property_id as "propertyId", about from property_email where email_id = $1', [id])
  return known.length > 0 ? 'known' : 'unknown'
}

/** The screens of bookings show the emails about them. */
const signalsOf = (emails: Awaited<ReturnType<typeof aboutRows>>): Signal[] =>
  emails.flatMap(({ propertyId, about }) => (about === 'other' ? [] : [{ topic: 'stale', propertyId, prefixes: [prefixes[about]] }]))

const prefixes = { booking: 'booking', ticketBooking: 'ticket-booking' } as const
