import { z } from 'zod'
import { rowsLike } from '../transaction/rows-like.ts'
import { jobKinds, type JobKind, type JobProblem } from '@innkeeper/protocol/words/platform/job-words'
import type { Saying } from '@innkeeper/protocol/say'
import type { Tx } from '../transaction/transaction.ts'

const dueRows = rowsLike(z.strictObject({ kind: z.enum(jobKinds), due: z.int() }))
const takenRows = rowsLike(z.strictObject({ id: z.uuid(), attempts: z.int() }))
const payloadRows = rowsLike(z.strictObject({ payload: z.unknown() }))
const decidedRows = rowsLike(z.strictObject({ decided: z.boolean() }))

const waiting = 'sent_at is null and failed_at is null'

/** The number of due events of each kind, counted up to the number of free places. */
export const countDue = async (tx: Tx, free: ReadonlyMap<JobKind, number>): Promise<ReadonlyMap<JobKind, number>> => {
  const rows = await dueRows(
    tx,
    `select free.kind, (
         select count(*) from (select from outbox where topic = free.kind and ${waiting} and due_at <= now() limit free.places) event) as due
       from unnest($1::text[], $2::int[]) as free (kind, places)`,
    [[...free.keys()], [...free.values()]],
    'count due events',
  )
  return new Map(rows.map(({ kind, due }) => [kind, due]))
}

/** A taken event: how often it was tried, this time included. */
export type TakenEvent = { readonly id: string; readonly attempts: number }

/**
 * Takes the event of a kind that has been due longest. The attempt is counted and the next one scheduled (later each time, at most an hour)
 * before the attempt begins. An event that crashes its process is therefore not retried at once and forever.
 */
export const takeEvent = async (tx: Tx, kind: JobKind): Promise<TakenEvent | undefined> => {
  const [taken] = await takenRows(
    tx,
    `update outbox set attempts = attempts + 1, due_at = now() + least(power(2, least(attempts + 1, 12)), 3600) * interval '1 second'
      where outbox_id = (select outbox_id from outbox where topic = $1 and ${waiting} and due_at <= now()
                          order by due_at limit 1 for update skip locked)
      returning outbox_id as id, attempts`,
    [kind],
    'take event',
  )
  return taken
}

/** Locks an event and reads its content; undefined if another server delivers or has delivered it. */
export const lockEvent = async (tx: Tx, id: string): Promise<{ readonly payload: unknown } | undefined> => {
  const [held] = await payloadRows(
    tx,
    `select payload from outbox where outbox_id = $1 and ${waiting} for update skip locked`,
    [id],
    'hold event',
  )
  return held
}

/**
 * Marks an event as delivered, and says whether an administrator had decided about it. A letter may contain a secret (a recovery link), so
 * its content is deleted.
 */
export const markDelivered = async (tx: Tx, id: string): Promise<boolean> => {
  const [marked] = await decidedRows(
    tx,
    `update outbox set sent_at = now(), last_error = null, problem = null, payload = case topic when 'mail' then '{}' else payload end
      where outbox_id = $1
      returning exists (select from outbox_decision decision where decision.outbox_id = outbox.outbox_id) as decided`,
    [id],
    'mark delivered',
  )
  return marked?.decided ?? false
}

/** A failed attempt: why, and whether the event is given up. */
export type FailedAttempt = {
  readonly problem: JobProblem
  readonly message: string
  readonly givenUp: boolean
}

/** Records why an attempt failed, unless the event was delivered meanwhile; returns the event's content if it is given up. */
export const noteFailure = async (tx: Tx, id: string, failed: FailedAttempt): Promise<{ readonly payload: unknown } | undefined> => {
  const [noted] = await payloadRows(
    tx,
    `update outbox set problem = $2, last_error = $3, failed_at = case when $4 then now() end
      where outbox_id = $1 and ${waiting} returning payload`,
    [id, failed.problem, failed.message, failed.givenUp],
  )
  return failed.givenUp ? noted : undefined
}

/** Stores the subject of an event that was given up. */
export const saveAbout = async (tx: Tx, id: string, about: Saying): Promise<void> => {
  await tx.rows('update outbox set about_vi = $2, about_en = $3 where outbox_id = $1', [id, about.vi, about.en])
}

/** Deletes old events that were sent or put away. Events about which an administrator decided are kept longer. */
export const deleteEvents = async (
  tx: Tx,
  { sentBefore, decidedBefore }: { readonly sentBefore: Date; readonly decidedBefore: Date },
): Promise<void> => {
  await tx.rows(
    `delete from outbox where coalesce(sent_at, put_away_at) < $2 or (sent_at < $1 and not exists (
       select from outbox_decision decision where decision.outbox_id = outbox.outbox_id))`,
    [sentBefore.toISOString(), decidedBefore.toISOString()],
  )
}
