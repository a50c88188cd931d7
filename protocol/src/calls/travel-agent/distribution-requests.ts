import { requestEndings, requestStates } from '@innkeeper/rules/booking-request/request-states'
import { currencies } from '@innkeeper/rules/money/currency'
import { z } from 'zod'
import { call } from '#call.ts'
import { requestTold } from '#diary/request-told.ts'
import { explained, field, named } from '#field.ts'
import { say } from '#say.ts'
import { roomAsked, stayDates } from '#shapes/stay-asking.ts'
import { requestOfferShape } from '#shapes/request-offer.ts'
import { nameShape } from '#shapes/stay-shapes.ts'
import { requestEventKinds } from '#words/sale/request-words.ts'

const access = { who: 'travelAgent' } as const

/** A request of the agent, by its code. */
export const requestCode = explained(field.text(say('Mã yêu cầu', 'Request code'), { max: 20 }), { example: '26120951' })

const roomsWanted = z.strictObject({
  roomPlanId: explained(field.id(say('Gói theo loại phòng', 'Package of a room type')), {
    hint: say('Bỏ trống nếu chỉ nêu mong muốn trong lời nhắn.', 'Left out if the message says what is wished for.'),
  }).optional(),
  count: explained(field.count(say('Số phòng', 'Rooms'), { min: 1, max: 200 }), { example: 12 }),
  ...roomAsked,
})

/** The price that an agent hopes for, for everything. */
export const priceHoped = explained(field.money(say('Giá mong muốn', 'Price hoped for')), {
  hint: say('Tổng cho mọi phòng, mọi đêm, gồm thuế và phí.', 'The total for all rooms and nights, with taxes and fees.'),
  example: 115_000_000,
})

/** Until when an agent waits for an answer. */
export const answerBy = explained(field.moment(say('Hạn trả lời', 'Answer by')), {
  hint: say('Bỏ trống là 24 giờ.', 'Left out, it is 24 hours.'),
}).optional()

const moment = z.iso.datetime({ precision: 3 })

/** A request as its agent reads it. */
export const requestShape = z.object({
  code: z.string(),
  state: z.enum(requestStates),
  endedBecause: z.enum(requestEndings).nullable(),
  property: z.object({ code: z.string(), name: nameShape }),
  ...stayDates,
  rooms: z.array(
    z.object({
      roomPlanId: z.uuid().nullable(),
      roomType: nameShape,
      ratePlan: nameShape,
      count: z.int(),
      adults: z.int(),
      childrenAges: z.array(z.int()),
      extraBeds: z.int(),
    }),
  ),
  message: z.string(),
  currency: z.enum(currencies),
  priceHoped: z.int().nullable(),
  answerBy: moment,
  bookingCode: named(say('Mã đặt phòng', 'Booking code'), z.string().nullable(), {
    hint: say('null nếu chưa đặt.', 'null until it is booked.'),
  }),
  offers: named(say('Đề nghị', 'Offers'), z.array(requestOfferShape), {
    hint: say(
      'Đề nghị “open” giữ phòng đến “validUntil”; nhận bằng accept.',
      'An “open” one holds its rooms until “validUntil”; accept takes it.',
    ),
  }),
  thread: z.array(
    z.object({
      kind: z.enum(requestEventKinds),
      at: moment,
      byAgent: z.boolean(),
      note: z.string(),
      offerNo: z.int().nullable(),
      priceHoped: z.int().nullable(),
    }),
  ),
  createdAt: moment,
})

export const distributionRequestCalls = {
  'distribution/request': call({
    words: say('Gửi yêu cầu đặt phòng', 'Send a booking request'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({
      property: explained(field.text(say('Mã chỗ nghỉ', 'Property code'), { max: 50 }), { example: 'HAIAU' }),
      ...stayDates,
      rooms: named(say('Phòng', 'Rooms'), z.array(roomsWanted).min(1).max(30), {
        hint: say('Cả khi đã hết phòng.', 'Also where there is no vacancy.'),
      }),
      message: field.note(say('Lời nhắn', 'Message'), { max: 1000 }).default(''),
      priceHoped: priceHoped.nullable().default(null),
      answerBy,
    }),
    output: requestShape,
    refusals: ['departsBeforeArrival', 'stayTooLong', 'arrivalIsPast', 'wishMissing', 'answerInPast'],
    diary: say('Đại lý gửi yêu cầu đặt phòng {subject}', 'The agent sent booking request {subject}'),
    record: { kind: 'bookingRequest', id: 'code' },
    tells: requestTold,
    idempotency: 'required',
    stales: ['request-booking', 'notification'],
    limits: { perMinute: 600 },
  }),
  'distribution/requests': call({
    words: say('Các yêu cầu đặt phòng', 'Booking requests'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({
      code: requestCode.optional(),
      state: field.choice(say('Trạng thái', 'Status'), requestStates).optional(),
      ...field.page,
    }),
    output: z.array(requestShape),
    refusals: [],
    list: true,
  }),
  'distribution/withdraw': call({
    words: say('Rút yêu cầu đặt phòng', 'Withdraw a booking request'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ code: requestCode, note: field.note(say('Lời nhắn', 'Message'), { max: 255 }).default('') }),
    output: requestShape,
    refusals: ['requestNotFound', 'requestEnded'],
    diary: say('Đại lý rút yêu cầu đặt phòng {subject}', 'The agent withdrew booking request {subject}'),
    record: { kind: 'bookingRequest', id: 'code' },
    tells: requestTold,
    idempotency: 'required',
    stales: ['request-booking', 'room-plan', 'room', 'notification'],
    limits: { perMinute: 1200 },
  }),
}
