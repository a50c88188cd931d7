import { bookingStates } from '@innkeeper/rules/booking/booking-states'
import { guestMethods } from '@innkeeper/rules/payment/payment-methods'
import { z } from 'zod'
import { call } from '#call.ts'
import { ticketBookingTold } from '#diary/ticket-booking-told.ts'
import { explained, field, named } from '#field.ts'
import { say } from '#say.ts'
import { bookingGuestAlone } from '#shapes/booking-guest.ts'
import { confirmationAsked, confirmationFile } from '#shapes/confirmation.ts'
import { paymentMethodOf } from '#shapes/stay-booking.ts'
import { staleWithTickets, ticketBookingCode } from '../tickets/ticket-booking.ts'
import { quotedTotal, ticketBookingShape, ticketNote, ticketsToBook } from '../travel-agent/distribution-tickets.ts'

/** A guest finds tickets by their booking's code together with the email that they were bought with; neither is enough alone. */
const ownTickets = {
  property: ticketsToBook.property,
  code: explained(ticketBookingCode, { example: 'TM270120T482' }),
  email: field.email(say('Email', 'Email')),
} as const

const guestTickets = ticketBookingShape.extend({
  /** Where the tickets can be paid online; null where nothing is due or the park takes no payment online. */
  payUrl: z.string().nullable(),
  /** What cancelling costs today by the agreed terms; null where they cannot be cancelled any more. */
  ifCancelledToday: z.object({ fee: z.int(), refund: z.int(), owed: z.int() }).nullable(),
  /** How many files the tickets are in, of at most two hundred each; 0 while the tickets let nobody in. */
  ticketFiles: z.int(),
})

/** Unlike an agent's, a guest's act is in the log of the park without anybody of the park having done it. */
const stales = [...staleWithTickets, 'hotel-log']

const record = { kind: 'ticketBooking', id: 'code' } as const

/** What a guest does on a park's own site; strangers may ask. */
export const guestTicketCalls = {
  'guest/ticket-book': call({
    words: say('Khách mua vé', 'Buy tickets as a guest'),
    kind: 'change',
    method: 'POST',
    access: { who: 'anyone' },
    input: z.strictObject({
      ...ticketsToBook,
      guest: bookingGuestAlone,
      note: ticketNote,
      paymentMethod: paymentMethodOf(guestMethods),
      total: quotedTotal,
      captcha: named(say('Tôi không phải người máy', 'I am not a robot'), z.base64().min(1).max(4000)),
    }),
    output: guestTickets,
    refusals: ['ticketsForNobody', 'ticketsBlocked', 'priceChanged', 'captchaWrong'],
    diary: say('Khách mua vé {subject}', 'A guest bought tickets {subject}'),
    record,
    tells: ticketBookingTold,
    idempotency: 'required',
    stales,
    limits: { perMinute: 20 },
  }),
  'guest/ticket-booking': call({
    words: say('Khách xem vé đã mua', 'Read tickets as their guest'),
    kind: 'read',
    method: 'POST',
    access: { who: 'anyone' },
    input: z.strictObject(ownTickets),
    output: guestTickets,
    refusals: [],
    limits: { perMinute: 20 },
  }),
  'guest/ticket-file': call({
    words: say('Khách tải vé', 'Download tickets as their guest'),
    kind: 'read',
    method: 'POST',
    access: { who: 'anyone' },
    dear: true,
    input: z.strictObject({
      ...ownTickets,
      form: confirmationAsked.form,
      language: confirmationAsked.language,
      part: explained(field.count(say('Phần', 'Part'), { min: 1, max: 1000 }), {
        hint: say('Mỗi tệp có nhiều nhất 200 vé.', 'Each file has 200 tickets at most.'),
      }).default(1),
    }),
    output: confirmationFile,
    refusals: ['ticketsNotMade'],
    limits: { perMinute: 20 },
  }),
  'guest/ticket-cancel': call({
    words: say('Khách huỷ vé', 'Cancel tickets as their guest'),
    kind: 'change',
    method: 'POST',
    access: { who: 'anyone' },
    input: z.strictObject({ ...ownTickets, reason: field.note(say('Lý do huỷ', 'Reason'), { max: 255, min: 1 }) }),
    output: z.object({ code: z.string(), state: z.enum(bookingStates), fee: z.int(), refund: z.int(), owed: z.int() }),
    refusals: ['cannotCancel'],
    diary: say('Khách huỷ vé {subject}', 'The guest cancelled tickets {subject}'),
    record,
    tells: ticketBookingTold,
    idempotency: 'required',
    stales,
    limits: { perMinute: 20 },
  }),
}
