import type { Tx } from '../../kit/transaction.ts'

/** A live session as it is stored, and where it is. */
export type StoredSession = {
  readonly id: string
  readonly address: string
  readonly device: string
  readonly hotel: { readonly vi: string; readonly en: string } | null
  readonly startedAt: string
  readonly lastSeenAt: string | null
}

/** The live sessions of an account, the one last seen first. */
export const liveSessionsOf = (tx: Tx, accountId: string, now: Date): Promise<StoredSession[]> =>
  tx.rows<StoredSession>(
    `select s.session_id as id, s.address, s.device, s.started_at as "startedAt", s.last_seen_at as "lastSeenAt",
        case when p.property_id is null then null else json_build_object('vi', p.name_vi, 'en', p.name_en) end as hotel
       from session s left join property p using (property_id)
      where s.account_id = $1 and s.ended_at is null and s.expires_at > $2
      order by coalesce(s.last_seen_at, s.started_at) desc, s.session_id`,
    [accountId, now.toISOString()],
  )

/** Whether a session is, or was, one of an account's. */
export const isSessionOf = async (tx: Tx, accountId: string, sessionId: string): Promise<boolean> => {
  const found = await tx.rows('select from session where session_id = $1 and account_id = $2', [sessionId, accountId])
  return found.length > 0
}

/** A screen that stays open is noted this often at most. */
const noteEvery = '2 minutes'

/** Notes that a session's screen is open, now and then. */
export const noteSeen = async (tx: Tx, sessionId: string): Promise<void> => {
  await tx.rows(
    `update session set last_seen_at = now() where session_id = $1 and ended_at is null
      and coalesce(last_seen_at, started_at) < now() - interval '${noteEvery}'`,
    [sessionId],
  )
}
