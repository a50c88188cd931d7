import { z } from 'zod'
import { call } from '#call.ts'
import { explained, field, named } from '#field.ts'
import { say } from '#say.ts'
import { revisionKinds, revisionKindWords } from '#words/connection/revision-words.ts'
import { toldStates, toldStateWords, webhookProblems, webhookProblemWords } from '#words/connection/webhook-words.ts'

const look = { who: 'property', codes: ['BE_INTEGRATION_1'] } as const
const change = { who: 'property', codes: ['BE_INTEGRATION_1', 'BE_INTEGRATION_2'] } as const
const id = field.id(say('Kết nối', 'Connection'))
const moment = field.moment(say('Lúc', 'At'))
const record = { kind: 'connection', id: 'id' } as const
const number = named(say('Bản số', 'Revision'), z.int().min(1).max(Number.MAX_SAFE_INTEGER), { example: 12 })
const url = explained(field.text(say('Địa chỉ nhận', 'Address'), { max: 2000 }), {
  hint: say(
    'Bắt đầu bằng https://. Mỗi thay đổi của đặt phòng được gửi đến đây.',
    'Begins with https://. Each change of a booking is sent there.',
  ),
  example: 'https://pms.example.com/innkeeper',
})
const secret = named(say('Khoá ký', 'Signing secret'), z.string(), {
  hint: say('Chỉ hiện một lần, ở đây.', 'Shown once, here.'),
})

/** A revision, and how far the connected system has it. */
const toldRevision = z.object({
  number,
  kind: named(say('Việc xảy ra', 'What happened'), z.enum(revisionKinds), { choices: revisionKindWords }),
  at: moment,
  /** The booking’s code. */
  code: z.string(),
  state: field.choice(say('Trạng thái', 'Status'), toldStates, toldStateWords),
  attempts: z.int(),
  lastAt: moment.nullable(),
  /** What the address answered last; null where it did not answer, or nothing was sent. */
  answerCode: z.int().nullable(),
  problem: field.choice(say('Vì sao', 'Why'), webhookProblems, webhookProblemWords).nullable(),
  /** The code that the connected system has given the booking; empty where it gave none. */
  reference: z.string(),
})

/** What a connected system is told of bookings, as the property sees and sets it. */
export const connectionFeedCalls = {
  'connection/feed': call({
    words: say('Đặt phòng báo cho một kết nối', 'Bookings told to a connection'),
    kind: 'read',
    method: 'GET',
    access: look,
    input: z.strictObject({ id }),
    output: z.object({
      name: z.string(),
      url: z.string().nullable(),
      /** Until when the former secret signs as well; null where it does not. */
      formerUntil: moment.nullable(),
      /** Since when the address has taken nothing; null where it works. */
      failingSince: moment.nullable(),
      /** How many revisions the connected system has not taken, and how many of them are no longer sent. */
      waiting: z.int(),
      putAside: z.int(),
      /** The last revisions, from the latest. */
      revisions: z.array(toldRevision),
    }),
    refusals: [],
  }),
  'connection/set-webhook': call({
    words: say('Đặt địa chỉ nhận đặt phòng', 'Set the address for bookings'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ id, url }),
    /** The secret that signs; null where it was shown before. */
    output: z.object({ secret: secret.nullable() }),
    refusals: ['webhookAddressInvalid', 'webhookAddressInside', 'webhookAddressUnknown'],
    worksBefore: true,
    diary: say('Đặt địa chỉ nhận đặt phòng của kết nối {subject}', 'Set the address for bookings of the connection {subject}'),
    record,
    tells: z.object({ url }),
    limits: { perMinute: 30 },
  }),
  'connection/rotate-secret': call({
    words: say('Đổi khoá ký', 'Change the signing secret'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ id }),
    output: z.object({ secret, formerUntil: moment }),
    refusals: ['webhookMissing'],
    diary: say('Đổi khoá ký của kết nối {subject}', 'Changed the signing secret of the connection {subject}'),
    record,
    limits: { perMinute: 30 },
  }),
  'connection/remove-webhook': call({
    words: say('Bỏ địa chỉ nhận đặt phòng', 'Remove the address for bookings'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ id }),
    output: z.null(),
    refusals: ['webhookMissing'],
    diary: say('Bỏ địa chỉ nhận đặt phòng của kết nối {subject}', 'Removed the address for bookings of the connection {subject}'),
    record,
    tells: z.object({ url }),
  }),
  'connection/send-again': call({
    words: say('Gửi lại đặt phòng', 'Send bookings again'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({
      id,
      number: explained(number, {
        hint: say('Không gửi: mọi bản đã ngừng gửi.', 'Without it: all that were given up.'),
      }).optional(),
    }),
    output: z.object({ count: z.int() }),
    refusals: ['webhookMissing', 'nothingToSendAgain'],
    diary: say('Gửi lại đặt phòng cho kết nối {subject}', 'Sent bookings again to the connection {subject}'),
    record,
    tells: z.object({ number }),
    limits: { perMinute: 60 },
  }),
}
