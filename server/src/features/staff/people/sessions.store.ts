import { isIdle } from '@innkeeper/rules/session/session-life'
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
  const rows = await tx.rows<SessionHere & { readonly idleSeconds: number }>(
    `select session_id as id, address, device, started_at as "startedAt", last_seen_at as "lastSeenAt", idle_seconds as "idleSeconds"
       from sessions_here($1) order by coalesce(last_seen_at, started_at) desc, session_id`,
    [accountId],
  )
  return rows.flatMap(({ idleSeconds, ...session }) => (isIdle('user', idleSeconds) ? [] : [session]))
}

/** Ends the sessions of a person at the property, or one of them, and returns the ids of those that were live. */
export const endSessionsHere = async (tx: PropertyTx, accountId: string, sessionId: string | null): Promise<string[]> => {
  const rows = await tx.rows<{ id: string }>('select session_id as id from end_sessions_here($1, $2)', [accountId, sessionId])
  return rows.map(({ id }) => id)
}
