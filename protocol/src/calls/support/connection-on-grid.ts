import { z } from 'zod'
import { call } from '#call.ts'
import { toldDifference } from '#calls/connectivity/told-shapes.ts'
import { field } from '#field.ts'
import { say } from '#say.ts'
import { toldNightStates, toldNightStateWords } from '#words/connection/ari-words.ts'
import { webhookProblems, webhookProblemWords } from '#words/connection/webhook-words.ts'

const from = field.day(say('Từ ngày', 'From'))
const to = field.day(say('Đến ngày', 'To'))
const moment = field.moment(say('Lúc', 'At'))
const ids = z.array(z.uuid())

/** Nights of a room type, or of a plan on it, in one stretch, that the system does not have as they are; `done` is never among them. */
const stretch = z.object({
  placeId: z.uuid(),
  from,
  to,
  state: field.choice(say('Trạng thái', 'Status'), toldNightStates, toldNightStateWords),
  since: moment,
  /** What the system said of nights that it did not take; empty where it said nothing. */
  why: z.string(),
  /** What the system has otherwise; null where it was asked and has nothing of these nights. */
  differences: z.array(toldDifference).nullable(),
  /** When they are sent again; null where that is as soon as possible, or only after a change. */
  retryAt: moment.nullable(),
})

/** A connected system that is told of nights. Every night of its rooms and plans between the two days is live there, but for `nights`. */
const told = z.object({
  id: z.uuid(),
  name: z.string(),
  from,
  to,
  roomTypeIds: ids,
  ratePlanIds: ids,
  /** Since when its address has taken nothing, and why; null where it works. */
  failingSince: moment.nullable(),
  problem: field.choice(say('Vì sao', 'Why'), webhookProblems, webhookProblemWords).nullable(),
  nights: z.array(stretch),
})

/** What the grid shows of the nights that connected systems are told of. */
export const connectionOnGridCalls = {
  'connection/on-grid': call({
    words: say('Các đêm gửi cho hệ thống kết nối, trên lưới', 'Nights told to connected systems, on the grid'),
    kind: 'read',
    method: 'GET',
    access: { who: 'property', codes: ['AVAIL_RATE_1'] },
    input: z.strictObject({ from, to }),
    output: z.object({
      from,
      to,
      /** The working connections that are told of nights, by name. */
      connections: z.array(told),
      /** What has just changed and is not worked out yet: nights of a room type, or of all where it is null. No connection has them. */
      changed: z.array(z.object({ roomTypeId: z.uuid().nullable(), from, to })),
    }),
    refusals: ['intervalTooLong', 'intervalEndsBeforeStart'],
  }),
}
