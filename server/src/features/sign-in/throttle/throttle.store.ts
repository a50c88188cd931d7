import type { Failures } from '@innkeeper/rules/session/slow-down'
import type { Tx } from '#kit/transaction/transaction.ts'

/** A number of attempts within some minutes; a subject that has used them up waits that many minutes after the last one. */
export type Limit = { readonly attempts: number; readonly minutes: number }

/**
 * Counts an attempt and returns how many seconds a subject must wait, 0 while it is within its limit. It is counted before it is made, and
 * the row is locked until the transaction ends: simultaneous guesses, on any server, are counted one by one.
 */
export const secondsToWait = async (tx: Tx, subject: string, limit: Limit): Promise<number> => {
  const [counted] = await tx.rows<{ over: boolean; seconds: number }>(
    `insert into throttle as t (subject, since, hits) values ($1, now(), 1)
     on conflict (subject) do update set
       hits = case when t.since <= now() - make_interval(mins => $3::int) then 1 else least(t.hits, $2::int) + 1 end,
       since = case when t.since <= now() - make_interval(mins => $3::int) or t.hits + 1 = $2::int then now() else t.since end
     returning hits > $2::int as over, ceil(extract(epoch from since + make_interval(mins => $3::int) - now()))::int as seconds`,
    [subject, limit.attempts, limit.minutes],
  )
  return counted?.over === true ? Math.max(1, counted.seconds) : 0
}

/** The failures of a subject, none where the last is too many minutes old. The counter is locked until the transaction ends. */
export const lockFailures = async (tx: Tx, subject: string, minutesUntilForgotten: number): Promise<Failures> => {
  const [held] = await tx.rows<{ failures: number; seconds: number }>(
    `insert into throttle as t (subject, since, hits) values ($1, now(), 0)
     on conflict (subject) do update set hits = case when t.since <= now() - make_interval(mins => $2::int) then 0 else t.hits end
     returning hits as failures, extract(epoch from now() - since)::float8 as seconds`,
    [subject, minutesUntilForgotten],
  )
  return { failures: held?.failures ?? 0, secondsSinceLast: held?.seconds ?? 0 }
}

/** Counts a failure of a subject whose counter is locked. */
export const countFailure = async (tx: Tx, subject: string): Promise<void> => {
  await tx.rows('update throttle set hits = hits + 1, since = now() where subject = $1', [subject])
}

/** Deletes all attempts of a subject, and of those whose names start with its name. */
export const deleteAttemptsUnder = async (tx: Tx, subject: string): Promise<void> => {
  await tx.rows("delete from throttle where subject = $1 or starts_with(subject, $1 || ' ')", [subject])
}

/** Deletes all attempts of a subject. */
export const deleteAttempts = async (tx: Tx, subject: string): Promise<void> => {
  await tx.db.deleteFrom('throttle').where('subject', '=', subject).execute()
}

/** Takes back the last attempt of a subject, because it did not fail. */
export const takeBackAttempt = async (tx: Tx, subject: string): Promise<void> => {
  await tx.db.deleteFrom('throttle').where('subject', '=', subject).where('hits', '=', 1).execute()
  await tx.db
    .updateTable('throttle')
    .set((row) => ({ hits: row('hits', '-', 1) }))
    .where('subject', '=', subject)
    .where('hits', '>', 1)
    .execute()
}

/** Deletes attempts that no limit counts any more. */
export const deleteOldAttempts = async (tx: Tx, before: Date): Promise<void> => {
  await tx.db.deleteFrom('throttle').where('since', '<', before.toISOString()).execute()
}
