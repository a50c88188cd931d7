import { bookingStates } from '@innkeeper/rules/booking/booking-states'
import { guestMethods } from '@innkeeper/rules/payment/payment-methods'
import { z } from 'zod'
import { call } from '#call.ts'
import { bookingTold } from '#diary/booking-told.ts'
import { explained, field, named } from '#field.ts'
import { say } from '#say.ts'
import { bookingGuestAlone } from '#shapes/booking-guest.ts'
import { bookingRefusals, bookingTerms, paymentMethodOf, stayToBook } from '#shapes/stay-booking.ts'
import { confirmationAsked, confirmationFile } from '#shapes/confirmation.ts'
import { changeAgreed, changedStay, changePreview, changeRefusals, previewRefusals } from '#shapes/booking-change.ts'
import { bookingShape } from '../travel-agent/distribution-answers.ts'

/** A guest finds a booking by its code together with the email that it was made with; neither is enough alone. */
const ownBooking = {
  property: stayToBook.property,
  code: explained(field.text(say('Mã đặt phòng', 'Booking code'), { max: 40 }), { example: 'HA270301223' }),
  email: field.email(say('Email', 'Email')),
} as const

const guestBooking = bookingShape.extend({
  /** Where the next payment can be made online; null where nothing is due or the property takes no payment online. */
  payUrl: z.string().nullable(),
  /** What cancelling costs today by the agreed terms; null where it cannot be cancelled any more. */
  ifCancelledToday: z.object({ fee: z.int(), refund: z.int(), owed: z.int() }).nullable(),
  /** What the guest may change now: the stay and the name, the name alone, or nothing. */
  mayChange: z.enum(['stay', 'guest', 'nothing']),
})

/** The stay that a guest changes the booking to. */
const wantedStay = { checkIn: changedStay.checkIn, checkOut: changedStay.checkOut, rooms: changedStay.rooms } as const

const stales = ['booking', 'room-plan', 'room', 'notification', 'giftcode', 'promotion', 'service', 'supplier', 'hotel-log']

/** What a guest does on a property's own site; strangers may ask. */
export const guestCalls = {
  'guest/book': call({
    words: say('Khách đặt phòng', 'Book as a guest'),
    kind: 'change',
    method: 'POST',
    access: { who: 'anyone' },
    input: z.strictObject({
      ...stayToBook,
      ...bookingTerms,
      guest: bookingGuestAlone,
      paymentMethod: paymentMethodOf(guestMethods),
      captcha: named(say('Tôi không phải người máy', 'I am not a robot'), z.base64().min(1).max(4000)),
    }),
    output: guestBooking,
    refusals: [...bookingRefusals, 'captchaWrong'],
    diary: say('Khách đặt phòng {subject}', 'A guest booked {subject}'),
    record: { kind: 'booking', id: 'code' },
    tells: bookingTold,
    idempotency: 'required',
    stales,
    limits: { perMinute: 20 },
  }),
  'guest/booking': call({
    words: say('Khách xem đặt phòng', 'Read a booking as its guest'),
    kind: 'read',
    method: 'POST',
    access: { who: 'anyone' },
    input: z.strictObject(ownBooking),
    output: guestBooking,
    refusals: [],
    limits: { perMinute: 20 },
  }),
  'guest/confirmation': call({
    words: say('Khách tải xác nhận đặt phòng', 'Download a confirmation as the guest'),
    kind: 'read',
    method: 'POST',
    access: { who: 'anyone' },
    dear: true,
    input: z.strictObject({ ...ownBooking, form: confirmationAsked.form, language: confirmationAsked.language }),
    output: confirmationFile,
    refusals: [],
    limits: { perMinute: 20 },
  }),
  'guest/preview-change': call({
    words: say('Khách xem trước thay đổi', 'Preview a change as the guest'),
    kind: 'read',
    method: 'POST',
    access: { who: 'anyone' },
    input: z.strictObject({ ...ownBooking, ...wantedStay }),
    output: changePreview,
    refusals: [...previewRefusals, 'guestStayFixed'],
    limits: { perMinute: 20 },
  }),
  'guest/change': call({
    words: say('Khách đổi đặt phòng', 'Change a booking as its guest'),
    kind: 'change',
    method: 'POST',
    access: { who: 'anyone' },
    input: z.strictObject({
      ...ownBooking,
      ...wantedStay,
      guestName: field.text(say('Họ tên khách', 'Guest name'), { max: 255 }).optional(),
      total: changeAgreed.total,
      seen: changeAgreed.seen,
    }),
    output: guestBooking,
    refusals: [...changeRefusals, 'guestStayFixed'],
    diary: say('Khách đổi đặt phòng {subject}', 'The guest changed booking {subject}'),
    record: { kind: 'booking', id: 'code' },
    tells: bookingTold,
    idempotency: 'required',
    stales,
    limits: { perMinute: 20 },
  }),
  'guest/cancel': call({
    words: say('Khách huỷ đặt phòng', 'Cancel a booking as its guest'),
    kind: 'change',
    method: 'POST',
    access: { who: 'anyone' },
    input: z.strictObject({ ...ownBooking, reason: field.note(say('Lý do huỷ', 'Reason'), { max: 255, min: 1 }) }),
    output: z.object({ code: z.string(), state: z.enum(bookingStates), fee: z.int(), refund: z.int(), owed: z.int() }),
    refusals: ['cannotCancel'],
    diary: say('Khách huỷ đặt phòng {subject}', 'The guest cancelled booking {subject}'),
    record: { kind: 'booking', id: 'code' },
    tells: bookingTold,
    idempotency: 'required',
    stales,
    limits: { perMinute: 20 },
  }),
}
