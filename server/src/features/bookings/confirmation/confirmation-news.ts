import { confirmationCopies } from '@innkeeper/protocol/shapes/confirmation'
import type { LetterKind } from '@innkeeper/protocol/words/mail/letter-words'
import { z } from 'zod'
import { postEmails, type EmailPosted } from '#kit/mail/post-emails.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** What happened to a booking of which its agent and its guest are told. */
export const confirmationNews = ['booked', 'changed', 'cancelled', 'voided', 'expired', 'noShow'] as const

/** What happened to a booking of which its agent and its guest are told. */
export type ConfirmationNews = (typeof confirmationNews)[number]

/** Whom a confirmation is for. */
export type ConfirmationCopy = (typeof confirmationCopies)[number]

/** The kind of letter that tells of it; who cancelled is said in the letter. */
export const letterKindOf = (news: ConfirmationNews, copy: ConfirmationCopy): LetterKind => `${copy}${kindOfNews[news]}`

const kindOfNews = {
  booked: 'Booked',
  changed: 'Changed',
  cancelled: 'Cancelled',
  voided: 'Cancelled',
  expired: 'Cancelled',
  noShow: 'NoShow',
} as const satisfies Record<ConfirmationNews, string>

/** The payload of the outbox topic `confirmation`: one letter. */
export const confirmationEvent = z.strictObject({
  propertyId: z.uuid(),
  code: z.string(),
  news: z.enum(confirmationNews),
  copy: z.enum(confirmationCopies),
})

type Told = { readonly code: string; readonly guestEmail: string }

/**
 * Has the confirmations of bookings sent, in the transaction of what happened. Booking itself reads no address and writes no file: both are
 * done when the letter is sent, by the booking as it is then.
 */
export const sendConfirmations = async (tx: PropertyTx, news: ConfirmationNews, bookings: readonly Told[]): Promise<void> => {
  const emails = bookings.flatMap((booking) =>
    confirmationCopies
      .filter((copy) => copy === 'agent' || booking.guestEmail !== '')
      .map((copy) => confirmationPosted(tx.propertyId, booking, news, copy)),
  )
  await postEmails(tx, 'confirmation', emails)
}

/** One confirmation as it is posted. */
export const confirmationPosted = (
  propertyId: string,
  { code, guestEmail }: Told,
  news: ConfirmationNews,
  copy: ConfirmationCopy,
): EmailPosted => ({
  payload: { propertyId, code, news, copy } satisfies z.infer<typeof confirmationEvent>,
  email: {
    about: 'booking',
    code,
    audience: copy,
    kind: letterKindOf(news, copy),
    receiver: copy === 'guest' ? guestEmail : '',
    news,
  },
})
