import { answerLinkStandings } from '@innkeeper/rules/booking-request/answer-link'
import { currencies } from '@innkeeper/rules/money/currency'
import { paymentMethods } from '@innkeeper/rules/payment/payment-methods'
import { z } from 'zod'
import { call } from '#call.ts'
import { requestTold } from '#diary/request-told.ts'
import { field, named } from '#field.ts'
import { say } from '#say.ts'
import { bookingGuest } from '#shapes/booking-guest.ts'
import { requestOfferShape } from '#shapes/request-offer.ts'
import { nameShape } from '#shapes/stay-shapes.ts'
import { paymentMethodWords } from '#words/sale/booking-words.ts'

const token = named(say('Mã liên kết', 'Link token'), z.string().min(1).max(100))
const record = { kind: 'bookingRequest', id: 'code' } as const
/** What became of a press: the request that it answered, by which its line in the diary is found. */
const answered = z.object({ code: z.string() })

/** What acts from a letter, and whoever has the letter may do. */
const change = {
  kind: 'change',
  method: 'POST',
  access: { who: 'anyone' },
  record,
  tells: requestTold,
  idempotency: 'optional',
  limits: { perMinute: 20 },
} as const

/** What anybody does is announced with the diary only where its call says so. */
const diaryToo = ['hotel-log'] as const

/** Why a link of a letter does not act. */
const over = ['answerLinkUsed', 'answerLinkOutdated', 'answerLinkAnswered'] as const

/** What the letter is about, and no more: not what is free, not the thread, no names of colleagues. */
const letterShown = z.object({
  standing: z.enum(answerLinkStandings),
  /** Whose letter it is: a user or an address of the property, or the agent. */
  reader: z.string(),
  property: nameShape,
  agent: nameShape,
  code: z.string(),
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  currency: z.enum(currencies),
  rooms: z.array(
    z.object({
      roomType: nameShape,
      ratePlan: nameShape,
      rooms: z.int(),
      adults: z.int(),
      childrenAges: z.array(z.int()),
      extraBeds: z.int(),
    }),
  ),
  message: z.string(),
  priceHoped: z.int().nullable(),
  /** Until when the agent waits for an answer. */
  answerBy: z.string(),
  timeZone: z.string(),
  /** The offer that the agent answers, with the ways to pay that it has; null where the property answers the request. */
  offer: requestOfferShape.extend({ methods: z.array(z.enum(paymentMethods)) }).nullable(),
  /** Why the property cannot answer now, although the link is good. */
  blocked: z.enum(['agentNotConnected', 'contractNotSigned']).nullable(),
})

/** Answering a request or an offer from the letter about it, without signing in. */
export const answerLinkCalls = {
  'request-answer/show': call({
    words: say('Xem email cần trả lời', 'See what an email asks'),
    kind: 'read',
    // The token stays out of addresses, which proxies log.
    method: 'POST',
    access: { who: 'anyone' },
    input: z.strictObject({ token }),
    /** Null where the link is nobody's, or its reader may not answer any more. */
    output: z.object({ letter: letterShown.nullable() }),
    refusals: [],
    limits: { perMinute: 60 },
  }),
  'request-answer/feedback': call({
    ...change,
    words: say('Phản hồi yêu cầu từ email', 'Give feedback on a request from its email'),
    input: z.strictObject({ token, note: field.note(say('Nội dung phản hồi', 'Reason'), { max: 100, min: 1 }) }),
    output: answered,
    refusals: [...over, 'requestNotWaiting', 'agentNotConnected', 'contractNotSigned'],
    diary: say(
      'Phản hồi yêu cầu đặt phòng {subject} bằng liên kết trong email',
      'Gave feedback on booking request {subject} by the link in an email',
    ),
    stales: ['request-booking', ...diaryToo],
  }),
  'request-answer/accept': call({
    ...change,
    words: say('Nhận đề nghị từ email', 'Accept an offer from its email'),
    input: z.strictObject({
      token,
      guest: bookingGuest,
      note: field.note(say('Ghi chú', 'Note'), { max: 1000 }).default(''),
      paymentMethod: field.choice(say('Cách thanh toán', 'Payment method'), paymentMethods, paymentMethodWords),
    }),
    output: answered.extend({ bookingCode: z.string() }),
    refusals: [
      ...over,
      'requestEnded',
      'offerNotOpen',
      'propertyNotOnSale',
      'agentNotConnected',
      'contractNotSigned',
      'debtNotConfigured',
      'debtOverLimit',
    ],
    diary: say(
      'Đại lý nhận đề nghị của yêu cầu {subject} bằng liên kết trong email',
      'The agent accepted an offer for request {subject} by the link in an email',
    ),
    stales: ['request-booking', 'booking', 'room-plan', 'room', 'notification', 'service', 'travelagent', 'supplier', ...diaryToo],
  }),
  'request-answer/decline': call({
    ...change,
    words: say('Không nhận đề nghị từ email', 'Decline an offer from its email'),
    input: z.strictObject({ token, note: field.note(say('Lời nhắn', 'Message'), { max: 255 }).default('') }),
    output: answered,
    refusals: [...over, 'requestEnded', 'offerNotOpen'],
    diary: say(
      'Đại lý không nhận đề nghị của yêu cầu {subject} bằng liên kết trong email',
      'The agent declined an offer for request {subject} by the link in an email',
    ),
    stales: ['request-booking', 'room-plan', 'room', 'notification', ...diaryToo],
  }),
}
