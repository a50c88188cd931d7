import { heldStates } from '@innkeeper/rules/connection/held-push'
import { z } from 'zod'
import { call } from '#call.ts'
import { explained, field, named, listedCode } from '#field.ts'
import { night, nightField, nightValue, operationNo } from '#rates/night-fields.ts'
import { cellRefusalKeys } from '#refusals/rates.ts'
import { say } from '#say.ts'
import { heldStateWords } from '#words/connection/held-words.ts'
import { nightFieldNames } from '#words/sale/night-field-names.ts'

/** The most nights, first to last, that one message may reach. */
export const mostDaysPushed = 500

/** The most updates of one message: 500 nights of 50 plans with another price each. */
const mostUpdates = 30_000

/** Why a part of a message was not applied. */
export const pushRefusalKeys = [
  ...cellRefusalKeys,
  'intervalEndsBeforeStart',
  'codeUnknown',
  'codeUnmapped',
  'planNotOnRoom',
  'guestsOther',
  'plansMissing',
  'nothingToChange',
] as const

const code = listedCode(100)
const far = 1_000_000
const count = z.int().min(-far).max(far)
const price = z.int().min(-100_000_000_000).max(100_000_000_000)

/** Values out of bounds are listed and the rest is applied, so that only their type is checked here. */
const update = z.strictObject({
  rooms: explained(named(say('Mã phòng', 'Codes of rooms'), z.array(code).min(1).max(200)), {
    hint: say('Mã phòng của hệ thống gửi.', 'The sender’s own codes.'),
  }),
  plans: named(say('Mã gói bán', 'Codes of sale packages'), z.array(code).max(200)).default([]),
  from: field.day(say('Từ đêm', 'First night')),
  to: field.day(say('Đến đêm', 'Last night')),
  weekdays: explained(named(say('Thứ trong tuần', 'Weekdays'), z.array(z.int().min(1).max(7)).min(1).max(7)), {
    hint: say('1 là thứ hai, 7 là chủ nhật; bỏ trống là mọi ngày.', '1 is Monday, 7 is Sunday; every day where left out.'),
  }).default([1, 2, 3, 4, 5, 6, 7]),
  guests: explained(named(say('Giá cho mấy khách', 'Guests of the price'), z.int().min(1).max(100)), {
    hint: say(
      'Giá của gói là cho số khách đã gồm; giá cho số khác được nêu tên và không nhận.',
      'A package is priced for its included guests; a price for another number is listed and not taken.',
    ),
  }).optional(),
  allotment: named(nightFieldNames.allotment, count).optional(),
  closed: field.flag(nightFieldNames.closed).optional(),
  releaseDays: named(nightFieldNames.releaseDays, count.nullable()).optional(),
  price: named(nightFieldNames.price, price.nullable(), { reads: 'money' }).optional(),
  stopSell: field.flag(nightFieldNames.stopSell).optional(),
  cta: field.flag(nightFieldNames.cta).optional(),
  ctd: field.flag(nightFieldNames.ctd).optional(),
  minStay: named(nightFieldNames.minStay, count.nullable()).optional(),
  maxStay: named(nightFieldNames.maxStay, count.nullable()).optional(),
})

/** The updates of a message. */
export const pushUpdates = z.array(update).min(1).max(mostUpdates)

/** A part of a message that is not taken. */
export const pushProblem = z.object({
  /** The field, such as `updates.3.price`. */
  field: z.string(),
  reason: z.enum(pushRefusalKeys),
  message: z.string(),
  room: z.string().nullable(),
  plan: z.string().nullable(),
  /** The first such night; null where it concerns all. */
  night: night.nullable(),
  nights: z.int(),
})

const moment = field.moment(say('Lúc', 'At'))
const messageId = field.id(say('Tin', 'Message'))

const write = { who: 'connection', scopes: ['ari:write'] } as const
const stales = ['room-plan/', 'room/', 'room-plan-log/', 'room-log/', 'hotel-setting/']

export const ariCalls = {
  'connectivity/ari': call({
    words: say('Gửi phòng trống, giá và hạn chế', 'Send availability, prices and restrictions'),
    kind: 'change',
    method: 'POST',
    access: write,
    input: z.strictObject({ updates: named(say('Cập nhật', 'Updates'), pushUpdates) }),
    output: z.object({
      /** Whether it was applied, or waits until somebody of the property has confirmed it. */
      state: z.enum(['applied', 'held']),
      /** The message that waits, and until when; null where it was applied. */
      messageId: messageId.nullable(),
      waitsUntil: moment.nullable(),
      /** The operation that it became, undone like any other; null where everything was so already, or it waits. */
      operationNo: z.int().nullable(),
      /** The nights of rooms and plans that changed, or would. */
      nights: z.int(),
      /** Fields of nights that changed, that were equal already, and that were not taken. */
      change: z.int(),
      equal: z.int(),
      refused: z.int(),
      /** What was not taken, by field and reason; at most 500. */
      problems: z.array(pushProblem),
      problemCount: z.int(),
      /** Fields of nights that the message names more than once: the last value counts. By the update that counts; at most 500. */
      doubles: z.array(z.object({ field: z.string(), nights: z.int(), message: z.string() })),
    }),
    refusals: [...pushRefusalKeys, 'intervalTooLong', 'tooManyNights', 'tooManyHeld'],
    idempotency: 'required',
    stales,
    limits: { seconds: 60, bodyBytes: 8 * 1024 * 1024 },
  }),
  'connectivity/operation': call({
    words: say('Một lần gửi đã thành thao tác', 'What became of a message'),
    kind: 'read',
    method: 'GET',
    access: write,
    input: z.strictObject({ operationNo }),
    output: z.object({
      operationNo: z.int(),
      at: moment,
      nights: z.int(),
      /** The operation that undid it; null where nobody did. */
      undoneBy: z.int().nullable(),
      changes: z.array(z.object({ field: nightField, nights: z.int(), from: night, to: night, lastValue: nightValue })),
    }),
    refusals: [],
    limits: { perMinute: 120 },
  }),
  'connectivity/message': call({
    words: say('Một tin chờ xác nhận', 'A message that waits for confirmation'),
    kind: 'read',
    method: 'GET',
    access: write,
    input: z.strictObject({ messageId }),
    output: z.object({
      messageId,
      state: field.choice(say('Trạng thái', 'Status'), heldStates, heldStateWords),
      cameAt: moment,
      waitsUntil: moment,
      decidedAt: moment.nullable(),
      /** What the person who decided told the system. */
      note: z.string(),
      /** The operation that it became; null where it became none. */
      operationNo: z.int().nullable(),
      nights: z.int(),
      change: z.int(),
      equal: z.int(),
      refused: z.int(),
    }),
    refusals: [],
    limits: { perMinute: 120 },
  }),
}
