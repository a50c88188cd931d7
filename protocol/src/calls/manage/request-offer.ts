import { currencies } from '@innkeeper/rules/money/currency'
import { z } from 'zod'
import { call } from '#call.ts'
import { requestTold } from '#diary/request-told.ts'
import { field } from '#field.ts'
import { say } from '#say.ts'
import { offeredStay, offeredTotal, offerNo } from '#shapes/request-offer.ts'
import { stayBlockShape, stayLineShape, stayPriceShape } from '#shapes/stay-shapes.ts'
import { changeRequests as access, ownRequestCode as code } from './booking-request.ts'

const record = { kind: 'bookingRequest', id: 'code' } as const
const stales = ['room-plan', 'room', 'notification'] as const

const previewRefusals = ['requestNotFound', 'departsBeforeArrival', 'stayTooLong', 'tooManyExtraBeds'] as const

/** How a property offers rooms for a request. */
export const requestOfferCalls = {
  'request-booking/preview-offer': call({
    words: say('Xem trước đề nghị', 'Preview an offer'),
    kind: 'read',
    method: 'POST',
    access,
    input: z.strictObject({ code, ...offeredStay, total: offeredTotal.nullable().default(null) }),
    output: z.object({
      currency: z.enum(currencies),
      lines: z.array(stayLineShape.extend({ vacant: z.int() })),
      /** What forbids the offer, and the rules for agents that it sets aside. */
      blocked: z.array(stayBlockShape),
      setAside: z.array(stayBlockShape),
      /** What the agent would pay without an agreed price; null where a night has none. */
      usualTotal: z.int().nullable(),
      /** Each step at the price offered; at the usual price where none is named. */
      price: stayPriceShape.nullable(),
    }),
    refusals: previewRefusals,
  }),
  'request-booking/offer': call({
    words: say('Đề nghị phòng cho đại lý', 'Offer rooms to the agent'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({
      code,
      /** The number of the last offer that the person saw, so that nobody replaces one that another sent meanwhile. */
      seen: field.count(say('Đề nghị đã xem', 'Offers seen'), { min: 0, max: 999 }),
      ...offeredStay,
      total: offeredTotal,
      until: field.moment(say('Giữ phòng đến', 'Hold the rooms until')),
      note: field.note(say('Lời nhắn', 'Message'), { max: 500 }).default(''),
    }),
    output: z.object({ code: z.string(), requestStatus: z.int(), offerNo: z.int(), total: z.int() }),
    refusals: [
      ...previewRefusals,
      'requestNotWaiting',
      'requestEnded',
      'agentNotConnected',
      'contractNotSigned',
      'offerMeanwhile',
      'offerBlocked',
      'offerUntilPast',
      'offerUntilLate',
    ],
    diary: say('Đề nghị phòng cho yêu cầu {subject}', 'Offered rooms for request {subject}'),
    record,
    tells: requestTold,
    idempotency: 'optional',
    stales,
  }),
  'request-booking/take-back': call({
    words: say('Thu hồi đề nghị', 'Take back an offer'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ code, offerNo, note: field.note(say('Lời nhắn', 'Message'), { max: 255 }).default('') }),
    output: z.object({ code: z.string(), requestStatus: z.int() }),
    refusals: ['requestNotFound', 'offerNotOpen'],
    diary: say('Thu hồi đề nghị của yêu cầu {subject}', 'Took back an offer for request {subject}'),
    record,
    tells: requestTold,
    idempotency: 'optional',
    stales,
  }),
}
