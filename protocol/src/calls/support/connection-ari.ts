import { z } from 'zod'
import { call } from '#call.ts'
import { toldDifference } from '#calls/connectivity/told-shapes.ts'
import { explained, field } from '#field.ts'
import { nameShape } from '#shapes/stay-shapes.ts'
import { say } from '#say.ts'
import { toldNightStates, toldNightStateWords } from '#words/connection/ari-words.ts'
import { webhookProblems, webhookProblemWords } from '#words/connection/webhook-words.ts'

const look = { who: 'property', codes: ['BE_INTEGRATION_1'] } as const
const change = { who: 'property', codes: ['BE_INTEGRATION_1', 'BE_INTEGRATION_2'] } as const
const id = field.id(say('Kết nối', 'Connection'))
const moment = field.moment(say('Lúc', 'At'))
const record = { kind: 'connection', id: 'id' } as const
const problem = field.choice(say('Vì sao', 'Why'), webhookProblems, webhookProblemWords)
const state = field.choice(say('Trạng thái', 'Status'), toldNightStates, toldNightStateWords)
const url = explained(field.text(say('Địa chỉ nhận giá', 'Address for prices'), { max: 2000 }), {
  hint: say(
    'Bắt đầu bằng https://. Mỗi thay đổi của phòng trống, giá và hạn chế được gửi đến đây.',
    'Begins with https://. Each change of availability, prices and restrictions is sent there.',
  ),
  example: 'https://channel.example.com/innkeeper',
})
const compares = explained(field.flag(say('So sánh mỗi đêm', 'Compare each night')), {
  hint: say(
    'Mỗi đêm hỏi hệ thống kia đang có gì, và gửi lại một lần những gì khác. Chỉ bật khi hệ thống kia trả lời được.',
    'Each night the system is asked what it has, and what differs is sent again once. Only for a system that can answer.',
  ),
})
const count = z.int().min(0)

/** A message of nights to a connected system. */
const message = z.object({
  number: z.int(),
  at: moment,
  /** When it was answered or given up; null while it is under way. */
  answeredAt: moment.nullable(),
  nights: count.nullable(),
  ranges: count.nullable(),
  /** How many of its nights the system did not take. */
  rejected: count.nullable(),
  answerCode: z.int().nullable(),
  problem: problem.nullable(),
})

/** Nights that the system has not, in one stretch. */
const stretch = z.object({
  room: nameShape,
  /** The plan on the room type; null for the room type itself. */
  plan: nameShape.nullable(),
  from: field.day(say('Từ đêm', 'First night')),
  to: field.day(say('Đến đêm', 'Last night')),
  state,
  /** What the system said; empty where it said nothing. */
  why: z.string(),
  /** What the system has otherwise; null where it was asked and has nothing of these nights. */
  differences: z.array(toldDifference).nullable(),
  /** When it is sent again; null where that is as soon as possible, or only after a change. */
  retryAt: moment.nullable(),
})

/** A call that sends nights of a connection again, and answers how many. */
const sendsAgain = {
  kind: 'change',
  method: 'POST',
  access: change,
  input: z.strictObject({ id }),
  output: z.object({ count }),
  record,
  limits: { perMinute: 30 },
} as const

/** What a connected system is told of availability, prices and restrictions, as the property sees and sets it. */
export const connectionAriCalls = {
  'connection/ari': call({
    words: say('Phòng trống và giá gửi cho một kết nối', 'Availability and prices sent to a connection'),
    kind: 'read',
    method: 'GET',
    access: look,
    input: z.strictObject({ id }),
    output: z.object({
      name: z.string(),
      url: z.string().nullable(),
      /** Since when the address has taken nothing, why, and when the next message is sent; null where it works. */
      failingSince: moment.nullable(),
      problem: problem.nullable(),
      nextAt: moment.nullable(),
      /** The nights of rooms and plans by how far the system has them. */
      counts: z.record(z.enum(toldNightStates), count),
      compares: z.boolean(),
      /** When the system last told what it has; null where it never did. */
      comparedAt: moment.nullable(),
      /** From when everything may be sent again; null where it may be now. */
      wholeFrom: moment.nullable(),
      /** The last messages, from the latest. */
      messages: z.array(message),
      /** What failed or differs; at most 100 stretches. */
      failed: z.array(stretch),
    }),
    refusals: [],
  }),
  'connection/set-ari-address': call({
    words: say('Đặt địa chỉ nhận phòng trống và giá', 'Set the address for availability and prices'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ id, url, compares: compares.optional() }),
    /** The secret that signs; null where it was shown before. */
    output: z.object({ secret: z.string().nullable() }),
    refusals: ['webhookAddressInvalid', 'webhookAddressInside', 'webhookAddressUnknown'],
    worksBefore: true,
    diary: say(
      'Đặt địa chỉ nhận phòng trống và giá của kết nối {subject}',
      'Set the address for availability and prices of the connection {subject}',
    ),
    record,
    tells: z.object({ url, compares }),
    limits: { perMinute: 30 },
  }),
  'connection/remove-ari-address': call({
    words: say('Bỏ địa chỉ nhận phòng trống và giá', 'Remove the address for availability and prices'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ id }),
    output: z.null(),
    refusals: ['webhookMissing'],
    diary: say(
      'Bỏ địa chỉ nhận phòng trống và giá của kết nối {subject}',
      'Removed the address for availability and prices of the connection {subject}',
    ),
    record,
    tells: z.object({ url }),
  }),
  'connection/send-all-nights': call({
    ...sendsAgain,
    words: say('Gửi lại toàn bộ phòng trống và giá', 'Send all availability and prices again'),
    refusals: ['webhookMissing', 'wholeToldToday'],
    diary: say(
      'Gửi lại toàn bộ phòng trống và giá cho kết nối {subject}',
      'Sent all availability and prices to the connection {subject} again',
    ),
  }),
  'connection/retry-nights': call({
    ...sendsAgain,
    words: say('Gửi lại ngay phòng trống và giá bị lỗi', 'Send failed availability and prices again'),
    refusals: ['webhookMissing', 'nothingToSendAgain'],
    diary: say(
      'Gửi lại phòng trống và giá bị lỗi cho kết nối {subject}',
      'Sent failed availability and prices to the connection {subject} again',
    ),
  }),
}
