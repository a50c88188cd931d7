import { paymentMethods } from '@innkeeper/rules/payment/payment-methods'
import { z } from 'zod'
import { call } from '#call.ts'
import { requestTold } from '#diary/request-told.ts'
import { explained, field } from '#field.ts'
import { say } from '#say.ts'
import { bookingGuest } from '#shapes/booking-guest.ts'
import { offerNo } from '#shapes/request-offer.ts'
import { access } from './distribution.ts'
import { bookingShape } from './distribution-answers.ts'
import { answerBy, priceHoped, requestCode, requestShape } from './distribution-requests.ts'

const record = { kind: 'bookingRequest', id: 'code' } as const

/** What a travel agent does with the offers for its requests. */
export const distributionOfferCalls = {
  'distribution/accept': call({
    words: say('Nhận đề nghị', 'Accept an offer'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({
      code: requestCode,
      offerNo,
      guest: bookingGuest,
      note: field.note(say('Ghi chú', 'Note'), { max: 1000 }).default(''),
      paymentMethod: explained(field.choice(say('Cách thanh toán', 'Payment method'), paymentMethods), { example: 'bank transfer' }),
    }),
    output: bookingShape,
    refusals: [
      'requestNotFound',
      'requestEnded',
      'offerNotOpen',
      'propertyNotOnSale',
      'agentNotConnected',
      'contractNotSigned',
      'debtNotConfigured',
      'debtOverLimit',
    ],
    diary: say('Đại lý nhận đề nghị của yêu cầu {subject}', 'The agent accepted an offer for request {subject}'),
    record,
    tells: requestTold,
    idempotency: 'required',
    stales: ['request-booking', 'booking', 'room-plan', 'room', 'notification', 'service', 'travelagent', 'supplier'],
    limits: { perMinute: 1200 },
  }),
  'distribution/decline': call({
    words: say('Không nhận đề nghị', 'Decline an offer'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ code: requestCode, offerNo, note: field.note(say('Lời nhắn', 'Message'), { max: 255 }).default('') }),
    output: requestShape,
    refusals: ['requestNotFound', 'requestEnded', 'offerNotOpen'],
    diary: say('Đại lý không nhận đề nghị của yêu cầu {subject}', 'The agent declined an offer for request {subject}'),
    record,
    tells: requestTold,
    idempotency: 'required',
    stales: ['request-booking', 'room-plan', 'room', 'notification'],
    limits: { perMinute: 1200 },
  }),
  'distribution/counter': call({
    words: say('Đề nghị giá khác', 'Ask for another price'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({
      code: requestCode,
      priceHoped,
      answerBy,
      note: field.note(say('Lời nhắn', 'Message'), { max: 500 }).default(''),
    }),
    output: requestShape,
    refusals: ['requestNotFound', 'requestEnded', 'requestNotAnswered', 'answerInPast'],
    diary: say('Đại lý đề nghị giá khác cho yêu cầu {subject}', 'The agent asked for another price for request {subject}'),
    record,
    tells: requestTold,
    idempotency: 'required',
    stales: ['request-booking', 'notification'],
    limits: { perMinute: 1200 },
  }),
}
