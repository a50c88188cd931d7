import { isIdle, type SessionKind } from '@innkeeper/rules/session/session-life'
import type { Tx } from '#kit/transaction/transaction.ts'

/** A live session as it is stored, with its property. */
export type StoredSession = {
  readonly id: string
  readonly address: string
  readonly device: string
  readonly hotel: { readonly vi: string; readonly en: string } | null
  readonly startedAt: string
  readonly lastSeenAt: string | null
}

type Row = StoredSession & { readonly kind: SessionKind; readonly idleSeconds: number }

/** The live sessions of an account, the last seen first. */
export const liveSessionsOf = async (tx: Tx, accountId: string): Promise<StoredSession[]> => {
  const sessions = await tx.rows<Row>(
    `select a.kind, extract(epoch from now() - s.active_at)::float8 as "idleSeconds", s.session_id as id, s.address, s.device, s.started_at as "startedAt", s.last_seen_at as "lastSeenAt",
        case when p.property_id is null then null else json_build_object('vi', p.name_vi, 'en', p.name_en) end as hotel
       from session s join account a using (account_id) left join property p using (property_id)
      where s.account_id = $1 and s.ended_at is null and s.expires_at > now() and s.leaving is distinct from 'recorded'
      order by coalesce(s.last_seen_at, s.started_at) desc, s.session_id`,
    [accountId],
  )
  return sessions.flatMap(({ kind, idleSeconds, ...session }) => (isIdle(kind, idleSeconds) ? [] : [session]))
}

/** Whether a session belongs or belonged to an account. */
export const isSessionOf = async (tx: Tx, accountId: string, sessionId: string): Promise<boolean> => {
  const found = await tx.rows('select from session where session_id = $1 and account_id = $2', [sessionId, accountId])
  return found.length > 0
}

/** An open screen is recorded at most this often. */
const noteEvery = '2 minutes'

/** Records now and then that a session's screen is open. */
export const noteSeen = async (tx: Tx, sessionId: string): Promise<void> => {
  await tx.rows(
    `update session set last_seen_at = now() where session_id = $1 and ended_at is null
      and coalesce(last_seen_at, started_at) < now() - interval '${noteEvery}'`,
    [sessionId],
  )
}

/**
 * Records that sessions were used now, by the database's clock; what is done in one keeps the others of the same sign-in. One that was told
 * as left stays so.
 */
export const recordActivity = async (tx: Tx, sessions: readonly string[]): Promise<void> => {
  await tx.rows(
    `update session set active_at = now()
      where ended_at is null and leaving is distinct from 'recorded' and sign_in_id in (select sign_in_id from session where session_id = any($1))`,
    [sessions],
    'record activity',
  )
}
