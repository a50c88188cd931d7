import { currencies } from '@innkeeper/rules/money/currency'
import { z } from 'zod'
import { call } from '#call.ts'
import { field } from '#field.ts'
import { fileInput, fileShape } from '#format/file-shape.ts'
import { say } from '#say.ts'
import { nameShape } from '#shapes/stay-shapes.ts'
import { sortedBy } from '#sorted-by.ts'
import { viewRequests as access } from './booking-request.ts'

/** What the table of agents can be sorted by. */
export const requestAgentSorts = [
  'agent',
  'requests',
  'answered',
  'offered',
  'offeredSum',
  'won',
  'wonSum',
  'wonShare',
  'lost',
  'withdrawn',
  'passed',
] as const

const filter = {
  /** The days on which the requests were sent, at the property. */
  fromDate: field.day(say('Từ ngày', 'From')).optional(),
  toDate: field.day(say('Đến ngày', 'To')).optional(),
  agentName: field.text(say('Tên đại lý', 'Agent name'), { max: 100, min: 0 }).default(''),
  ...sortedBy(requestAgentSorts),
}

/** The requests of one agent in one currency. What is open, won, lost, withdrawn and passed adds up to all requests. */
const row = z.object({
  agent: z.object({ travelAgentId: z.uuid(), code: z.string(), name: nameShape }),
  currency: z.enum(currencies),
  requests: z.int(),
  /** Those that the property answered, in words or by an offer. */
  answered: z.int(),
  /** Those for which rooms were offered, and the sum of the last offer for each. */
  offered: z.int(),
  offeredSum: z.int(),
  /** Those whose offer the agent took, the sum of these offers, and their share of those offered, in basis points; null without an offer. */
  won: z.int(),
  wonSum: z.int(),
  wonShare: z.int().nullable(),
  /** Those that ended without a booking after an offer. */
  lost: z.int(),
  /** Those that the agent withdrew before it got an offer. */
  withdrawn: z.int(),
  /** Those whose arrival passed before an offer was made. */
  passed: z.int(),
  /** Those that have not ended. */
  open: z.int(),
})

/** What was offered to each agent, and what it took. */
export const requestsByAgentCalls = {
  'request-booking/by-agent': call({
    words: say('Yêu cầu theo đại lý', 'Requests by agent'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({ ...filter, ...field.page }),
    output: z.array(row),
    refusals: [],
    list: true,
  }),
  'request-booking/by-agent/export': call({
    words: say('Xuất yêu cầu theo đại lý', 'Export the requests by agent'),
    kind: 'read',
    method: 'GET',
    access,
    input: fileInput(filter),
    output: fileShape,
    refusals: ['tooManyRows'],
    limits: { perMinute: 30, seconds: 60 },
  }),
}
