import { isIdle, type SessionKind } from '@innkeeper/rules/session/session-life'
import { sql } from 'kysely'
import { isThere, oneOf } from '#kit/records/list.ts'
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
  const sessions = await tx.db
    .selectFrom('session as s')
    .innerJoin('account as a', 'a.account_id', 's.account_id')
    .leftJoin('property as p', 'p.property_id', 's.property_id')
    .select(['a.kind', 's.session_id as id', 's.address', 's.device', 's.started_at as startedAt', 's.last_seen_at as lastSeenAt'])
    .select([
      sql`extract(epoch from now() - s.active_at)::float8`.as('idleSeconds'),
      sql`case when p.property_id is not null then json_build_object('vi', p.name_vi, 'en', p.name_en) end`.as('hotel'),
    ])
    .where('s.account_id', '=', accountId)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', sql<string>`now()`)
    .orderBy(sql`coalesce(s.last_seen_at, s.started_at)`, 'desc')
    .orderBy('s.session_id')
    .$castTo<Row>()
    .execute()
  return sessions.flatMap(({ kind, idleSeconds, ...session }) => (isIdle(kind, idleSeconds) ? [] : [session]))
}

/** Whether a session belongs or belonged to an account. */
export const isSessionOf = (tx: Tx, accountId: string, sessionId: string): Promise<boolean> =>
  isThere(tx.db.selectFrom('session').where('session_id', '=', sessionId).where('account_id', '=', accountId))

/** An open screen is recorded at most this often. */
const noteEvery = '2 minutes'

/** Records now and then that a session's screen is open. */
export const noteSeen = async (tx: Tx, sessionId: string): Promise<void> => {
  await tx.db
    .updateTable('session')
    .set({ last_seen_at: sql<string>`now()` })
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`coalesce(last_seen_at, started_at) < now() - ${noteEvery}::interval`)
    .execute()
}

/**
 * Records that sessions were used now, by the database's clock; what is done in one keeps the others of the same sign-in. One that was told
 * as left stays so.
 */
export const recordActivity = async (tx: Tx, sessions: readonly string[]): Promise<void> => {
  const signIns = tx.db.selectFrom('session').select('sign_in_id').where(oneOf('session_id', sessions))
  await tx.db
    .updateTable('session')
    .set({ active_at: sql<string>`now()` })
    .where('ended_at', 'is', null)
    .where('leaving', 'is distinct from', 'recorded')
    .where('sign_in_id', 'in', signIns)
    .execute()
}
