import { maySendAgain } from '@innkeeper/rules/mail/send-again'
import { implement } from '#kit/call/implement.ts'
import { noteSentAgain } from '#kit/mail/email-states.store.ts'
import { postEmails } from '#kit/mail/post-emails.ts'
import { lockBooking } from '../bookings.store.ts'
import { confirmationPosted } from '../confirmation/confirmation-news.ts'
import { lockEmail } from './booking-emails.store.ts'

/** What a property does with the emails about its bookings. */
export const bookingEmailCalls = implement({
  'booking/send-email-again': async (at, { code, emailId }) => {
    const booking = await lockBooking(at.tx, code)
    if (booking === undefined) throw at.refusal('notFound', { field: 'code' })
    const email = await lockEmail(at.tx, code, emailId)
    if (email === undefined) throw at.refusal('notFound', { field: 'emailId' })
    const { audience, news } = email
    if (!maySendAgain(email) || news === null || audience === 'property' || audience === 'person')
      throw at.refusal('emailNotSentAgain', { field: 'emailId' })
    const [again] = await postEmails(at.tx, 'confirmation', [confirmationPosted(at.tx.propertyId, booking, news, audience)])
    if (again === undefined) throw new Error('an email that was posted has an id')
    await noteSentAgain(at.tx, emailId, again)
    await at.diary({ subject: code, after: { emailKind: email.kind } })
    return { code, emailId: again }
  },
})
