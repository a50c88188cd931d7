import { z } from 'zod'
import { call } from '#call.ts'
import { field, named } from '#field.ts'
import { say } from '#say.ts'
import { sortedBy } from '#sorted-by.ts'
import { jobDecisions, jobKinds, jobProblems, jobStates, jobViews } from '#words/platform/job-words.ts'

const access = { who: 'administrator' } as const

const jobIds = named(say('Công việc', 'Jobs'), z.array(z.uuid()).min(1).max(100))
const moment = z.string()

/** The fields that failed jobs can be sorted by; by default the latest come first. */
export const jobSorts = ['job', 'problem', 'attempts', 'at', 'state'] as const

const row = z.object({
  id: z.uuid(),
  kind: z.enum(jobKinds),
  /** What it is about, without a secret and without a guest's name; empty where its content cannot be read. */
  about: z.object({ vi: z.string(), en: z.string() }),
  /** The property whose change caused the job; null if it was no property's. */
  property: z.object({ code: z.string(), vi: z.string(), en: z.string() }).nullable(),
  postedAt: moment,
  failedAt: moment.nullable(),
  attempts: z.int(),
  problem: z.enum(jobProblems).nullable(),
  state: z.enum(jobStates),
  /** The last decision about it. */
  decision: z.object({ decision: z.enum(jobDecisions), person: z.string(), at: moment }).nullable(),
})

const decided = z.object({ count: z.int() })

/** The calls about background jobs that failed for good, and the decisions of administrators about them. */
export const jobCalls = {
  'job/get-all': call({
    words: say('Công việc bị lỗi', 'Failed jobs'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({
      view: field.choice(say('Danh sách', 'View'), jobViews).default('failed'),
      kind: field.choice(say('Loại công việc', 'Kind of job'), jobKinds).optional(),
      ...sortedBy(jobSorts),
      ...field.page,
    }),
    output: z.array(row),
    list: true,
    refusals: [],
  }),
  'job/try-again': call({
    words: say('Thử lại công việc bị lỗi', 'Try failed jobs again'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ jobIds }),
    /** `count` is the number of jobs that still awaited a decision; somebody else may have decided about the others. */
    output: decided,
    refusals: [],
    idempotency: 'optional',
  }),
  'job/put-away': call({
    words: say('Bỏ qua công việc bị lỗi', 'Dismiss failed jobs'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ jobIds }),
    output: decided,
    refusals: [],
    idempotency: 'optional',
  }),
}
