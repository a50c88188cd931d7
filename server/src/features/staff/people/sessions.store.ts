import { isIdle } from '@innkeeper/rules/session/session-life'
import { sql } from 'kysely'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** A live session of a person at the property. */
export type SessionHere = {
  readonly id: string
  readonly address: string
  readonly device: string
  readonly startedAt: string
  readonly lastSeenAt: string | null
}

/** The live sessions of a person at the property, the last seen first. */
export const sessionsHere = async (tx: PropertyTx, accountId: string): Promise<SessionHere[]> => {
  const live = sql<StoredSession>`sessions_here(${accountId})`.as<'live'>(sql.ref('live'))
  const rows = await tx.db
    .selectFrom(live)
    .select(['live.session_id as id', 'live.address', 'live.device', 'live.started_at as startedAt'])
    .select(['live.last_seen_at as lastSeenAt', 'live.idle_seconds as idleSeconds'])
    .orderBy((eb) => eb.fn.coalesce('live.last_seen_at', 'live.started_at'), 'desc')
    .orderBy('live.session_id')
    .execute()
  return rows.flatMap(({ idleSeconds, ...session }) => (isIdle('user', idleSeconds) ? [] : [session]))
}

/** A row of `sessions_here`. */
type StoredSession = {
  readonly session_id: string
  readonly address: string
  readonly device: string
  readonly started_at: string
  readonly last_seen_at: string | null
  readonly idle_seconds: number
}

/** Ends the sessions of a person at the property, or one of them, and returns the ids of those that were live. */
export const endSessionsHere = async (tx: PropertyTx, accountId: string, sessionId: string | null): Promise<string[]> => {
  const ended = sql<{ session_id: string }>`end_sessions_here(${accountId}, ${sessionId})`.as<'ended'>(sql.ref('ended'))
  const rows = await tx.db.selectFrom(ended).select('ended.session_id').execute()
  return rows.map(({ session_id }) => session_id)
}
