import { catalogue, type CallOutput } from '@innkeeper/protocol/catalogue'
import { jobDecisions, jobKinds, type JobKind, type jobViews } from '@innkeeper/protocol/words/platform/job-words'
import type { jobSorts } from '@innkeeper/protocol/calls/platform/job'
import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import { askedOrderText, type Asked } from '../records/list-order.ts'
import { momentInRow, rowsLike, totalRows } from '../transaction/rows-like.ts'
import type { Tx } from '../transaction/transaction.ts'

type FailedEvent = CallOutput<'job/get-all'>[number]

/** Which failed events are listed. */
export type FailedFilter = { readonly view: (typeof jobViews)[number]; readonly kind?: JobKind | undefined }

const awaitsDecision = 'event.failed_at is not null and event.put_away_at is null'

const listed = `from outbox event
    left join lateral (
      select decision, person, at from outbox_decision where outbox_id = event.outbox_id order by at desc, decision_id desc limit 1) last on true
   where event.topic = any($1) and ($2::text is null or event.topic = $2)
     and case $3 when 'failed' then ${awaitsDecision} else last.at is not null and not (${awaitsDecision}) end`

const valuesOf = ({ view, kind }: FailedFilter) => [jobKinds, kind ?? null, view]

const failedRow = catalogue['job/get-all'].output.element
  .omit({ decision: true })
  .extend({ decision: z.enum(jobDecisions).nullable(), person: z.string().nullable(), decidedAt: momentInRow.nullable() })
  .strict()
const failedRows = rowsLike(failedRow)
const decidedRows = rowsLike(z.strictObject({ id: z.uuid() }))

type FailedRow = z.output<typeof failedRow>

type JobSort = (typeof jobSorts)[number]

const order = {
  by: {
    job: 'event.topic',
    problem: 'event.problem',
    attempts: 'event.attempts',
    at: 'coalesce(event.failed_at, event.created_at)',
    state: 'state',
  },
  tieBreaker: 'event.outbox_id',
  own: 'coalesce(event.failed_at, last.at) desc, event.outbox_id',
} as const

/** A page of failed events, by default the latest first. Their content is not read, because it may contain a secret or a guest's name. */
export const listFailed = async (
  tx: Tx,
  filter: FailedFilter & Asked<JobSort>,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<FailedEvent[]> => {
  const rows = await failedRows(
    tx,
    `select event.outbox_id as id, event.topic as kind, json_build_object('vi', event.about_vi, 'en', event.about_en) as about,
            (select json_build_object('code', code, 'vi', name_vi, 'en', name_en) from property
              where property_id = event.about_property) as property,
            event.created_at as "postedAt", event.failed_at as "failedAt", event.attempts, event.problem,
            case when event.put_away_at is not null then 'putAway' when event.failed_at is not null then 'failed'
                 when event.sent_at is not null then 'done' else 'waiting' end as state,
            last.decision, last.person, last.at as "decidedAt"
       ${listed} order by ${askedOrderText(filter, order)} limit $4 offset $5`,
    [...valuesOf(filter), limit, offset],
  )
  return rows.map(withDecision)
}

const withDecision = ({ decision, person, decidedAt, ...row }: FailedRow): FailedEvent => ({
  ...row,
  decision: decision === null ? null : { decision, person: person ?? '', at: decidedAt ?? '' },
})

/** How many failed events match a filter. */
export const countFailed = async (tx: Tx, filter: FailedFilter): Promise<number> => {
  const [counted] = await totalRows(tx, `select count(*) as total ${listed}`, valuesOf(filter))
  return counted?.total ?? 0
}

/** Who decides about failed events. */
export type Decider = { readonly accountId: string; readonly fullName: string }

/** Lets failed events be tried again from the first attempt; returns how many still awaited a decision. */
export const tryAgain = (tx: Tx, ids: readonly string[], by: Decider): Promise<number> =>
  decide(tx, { decision: 'tryAgain', set: 'failed_at = null, attempts = 0, due_at = now()', ids, by })

/** Puts failed events away for good and deletes their content; returns how many still awaited a decision. */
export const putAway = (tx: Tx, ids: readonly string[], by: Decider): Promise<number> =>
  decide(tx, { decision: 'putAway', set: `put_away_at = now(), payload = '{}', last_error = null`, ids, by })

type Decision = {
  readonly decision: (typeof jobDecisions)[number]
  readonly set: string
  readonly ids: readonly string[]
  readonly by: Decider
}

/** The rows are locked in the order of their ids, so that two administrators cannot deadlock. */
const decide = async (tx: Tx, { decision, set, ids, by }: Decision): Promise<number> => {
  const decided = await decidedRows(
    tx,
    `with held as (select outbox_id from outbox event where outbox_id = any($1) and ${awaitsDecision} order by outbox_id for update)
     update outbox set ${set} from held where outbox.outbox_id = held.outbox_id returning outbox.outbox_id as id`,
    [ids],
  )
  const rows = decided.map(({ id }) => ({ outbox_id: id, decision_id: uuidv7(), decision, account_id: by.accountId, person: by.fullName }))
  if (rows.length > 0) await tx.db.insertInto('outbox_decision').values(rows).execute()
  return decided.length
}
