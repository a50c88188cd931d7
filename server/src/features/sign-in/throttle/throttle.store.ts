import type { Failures } from '@innkeeper/rules/session/slow-down'
import { sql } from 'kysely'
import type { Tx } from '#kit/transaction/transaction.ts'

/** A number of attempts within some minutes; a subject that has used them up waits that many minutes after the last one. */
export type Limit = { readonly attempts: number; readonly minutes: number }

/**
 * Counts an attempt and returns how many seconds a subject must wait, 0 while it is within its limit. It is counted before it is made, and
 * the row is locked until the transaction ends: simultaneous guesses, on any server, are counted one by one.
 */
export const secondsToWait = async (tx: Tx, subject: string, { attempts, minutes }: Limit): Promise<number> => {
  const counted = await tx.db
    .insertInto('throttle')
    .values({ subject, since: sql<string>`now()`, hits: 1 })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        hits: sql<number>`case when ${olderThan(minutes)} then 1 else least(throttle.hits, ${attempts}::int) + 1 end`,
        since: sql<string>`case when ${olderThan(minutes)} or throttle.hits + 1 = ${attempts}::int then now() else throttle.since end`,
      }),
    )
    .returning([
      sql<boolean>`hits > ${attempts}::int`.as('over'),
      sql<number>`ceil(extract(epoch from since + make_interval(mins => ${minutes}::int) - now()))::int`.as('seconds'),
    ])
    .executeTakeFirstOrThrow()
  return counted.over ? Math.max(1, counted.seconds) : 0
}

const olderThan = (minutes: number) => sql<boolean>`throttle.since <= now() - make_interval(mins => ${minutes}::int)`

/** The failures of a subject, none where the last is too many minutes old. The counter is locked until the transaction ends. */
export const lockFailures = async (tx: Tx, subject: string, minutesUntilForgotten: number): Promise<Failures> => {
  const held = await tx.db
    .insertInto('throttle')
    .values({ subject, since: sql<string>`now()`, hits: 0 })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet({ hits: sql<number>`case when ${olderThan(minutesUntilForgotten)} then 0 else throttle.hits end` }),
    )
    .returning(['hits as failures', sql<number>`extract(epoch from now() - since)::float8`.as('secondsSinceLast')])
    .executeTakeFirstOrThrow()
  return held
}

/** Counts a failure of a subject whose counter is locked. */
export const countFailure = async (tx: Tx, subject: string): Promise<void> => {
  await tx.db
    .updateTable('throttle')
    .set((row) => ({ hits: row('hits', '+', 1), since: sql<string>`now()` }))
    .where('subject', '=', subject)
    .execute()
}

/** Deletes all attempts of a subject, and of those whose names start with its name. */
export const deleteAttemptsUnder = async (tx: Tx, subject: string): Promise<void> => {
  await tx.db
    .deleteFrom('throttle')
    .where(sql<boolean>`(subject = ${subject} or starts_with(subject, ${`${subject} `}))`)
    .execute()
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
