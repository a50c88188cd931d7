import { catalogue } from '@innkeeper/protocol/catalogue'
import { maySendAgain } from '@innkeeper/rules/mail/send-again'
import { z } from 'zod'
import { momentInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { maskedAddress } from '#outside/mail.ts'
import { confirmationNews } from '../confirmation/confirmation-news.ts'

const bookingEmail = catalogue['booking/detail'].output.shape.emails.element

/** An email about a booking, as its property sees it. */
export type BookingEmail = z.output<typeof bookingEmail>

const emailRow = bookingEmail
  .omit({ maySendAgain: true })
  .extend({
    at: momentInRow,
    changedAt: momentInRow,
    nextAt: momentInRow.nullable(),
    news: z.enum(confirmationNews).nullable(),
    wasSentAgain: z.boolean(),
    isOutdated: z.boolean(),
  })
  .strict()
const emailRows = rowsLike(emailRow)

type EmailRow = z.output<typeof emailRow>

const columns = `email.email_id as id, email.kind, email.audience, email.receiver, email.state, email.problem, email.reply, email.next_at as "nextAt",
  email.posted_at as at, email.changed_at as "changedAt", email.news, email.sent_again_as is not null as "wasSentAgain",
  exists (select from property_email later
           where later.property_id = email.property_id and later.code = email.code and later.about = email.about and later.about <> 'other'
             and later.audience = email.audience and (later.posted_at, later.email_id) > (email.posted_at, email.email_id)) as "isOutdated"`

/** The emails about a booking, of rooms or of tickets, the newest first. */
export const emailsAbout = async (tx: PropertyTx, about: 'booking' | 'ticketBooking', code: string): Promise<BookingEmail[]> => {
  const rows = await emailRows(
    tx,
    `select ${columns} from property_email email
      where email.property_id = $1 and email.code = $2 and email.about = $3 and email.about <> 'other'
      order by email.posted_at desc, email.email_id desc`,
    [tx.propertyId, code, about],
  )
  return rows.map(shownEmail)
}

/** Of one of the property's people a colleague sees only that it is one. */
const shownEmail = ({ news, wasSentAgain, isOutdated, ...email }: EmailRow): BookingEmail => ({
  ...email,
  receiver: email.audience === 'person' ? maskedAddress(email.receiver) : email.receiver,
  maySendAgain: news !== null && maySendAgain({ ...email, wasSentAgain, isOutdated }),
})

/** An email about a booking of rooms that is to be sent again, locked; undefined where there is none. */
export const lockEmail = async (tx: PropertyTx, code: string, emailId: string): Promise<EmailRow | undefined> => {
  const [found] = await emailRows(
    tx,
    `select ${columns} from property_email email
      where email.property_id = $1 and email.code = $2 and email.about = 'booking' and email.email_id = $3 for update`,
    [tx.propertyId, code, emailId],
  )
  return found
}
