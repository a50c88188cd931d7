import type { Tx } from '../../kit/transaction.ts'

/** So many attempts within so many minutes; whoever has used them up waits that long after the last of them. */
export type Limit = { readonly attempts: number; readonly minutes: number }

/**
 * Counts an attempt and answers how many seconds a subject must wait, 0 while it is within its limit. It is counted before
 * it is made, and the row is held until the transaction ends: guesses made at once, on any server, are counted one by one.
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

/** Forgets all attempts of a subject. */
export const forgetAttempts = async (tx: Tx, subject: string): Promise<void> => {
  await tx.db.deleteFrom('throttle').where('subject', '=', subject).execute()
}

/** Takes back the last attempt of a subject: it was no failure. */
export const takeBackAttempt = async (tx: Tx, subject: string): Promise<void> => {
  await tx.db.deleteFrom('throttle').where('subject', '=', subject).where('hits', '=', 1).execute()
  await tx.db
    .updateTable('throttle')
    .set((row) => ({ hits: row('hits', '-', 1) }))
    .where('subject', '=', subject)
    .where('hits', '>', 1)
    .execute()
}

/** Forgets attempts that no limit looks at any more. */
export const forgetOldAttempts = async (tx: Tx, before: Date): Promise<void> => {
  await tx.db.deleteFrom('throttle').where('since', '<', before.toISOString()).execute()
}
