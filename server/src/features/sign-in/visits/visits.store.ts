import { idleSecondsOf } from '@innkeeper/rules/session/session-life'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'

/** A session in a property that an administrator left, and when. */
export type LeftSession = {
  readonly sessionId: string
  readonly propertyId: string
  readonly accountId: string
  readonly person: string
  readonly address: string
  readonly at: string
}

const endedAt = 'least(s.ended_at, s.expires_at, s.active_at + make_interval(secs => $1))'

/**
 * Marks sessions as left and returns those that were not yet: the named ones, or where none are named all that have ended, by the database's
 * clock. One that another transaction is marking is skipped, so that nobody is told twice.
 */
export const markLeft = (tx: Tx, named: readonly string[] | null): Promise<LeftSession[]> =>
  tx.rows<LeftSession>(
    `with due as (
       select s.session_id, ${endedAt} as at from session s
        where s.leaving = 'open' and (s.session_id = any($2) or $2::uuid[] is null and ${endedAt} <= now())
        for update skip locked)
     update session s set leaving = 'recorded' from due, account a
      where s.session_id = due.session_id and a.account_id = s.account_id
     returning s.session_id as "sessionId", s.property_id as "propertyId", s.account_id as "accountId", a.full_name as person, s.address, due.at`,
    [idleSecondsOf('admin'), named],
    'mark left',
  )

/** A stay of an administrator in the property; `leftAt` is null while it lasts. */
export type StoredVisit = {
  readonly id: string
  readonly person: string
  readonly address: string
  readonly device: string
  readonly enteredAt: string
  readonly leftAt: string | null
}

type Page = { readonly limit: number; readonly offset: number }

/** A page of the property's visits, the latest first, and their number. */
export const findVisits = async (tx: PropertyTx, page: Page): Promise<{ rows: StoredVisit[]; total: number }> => {
  const rows = await tx.rows<StoredVisit>(
    `select e.session_id as id, e.person, e.address, coalesce(e.after_values ->> 'device', '') as device, e.at as "enteredAt", l.at as "leftAt"
       from diary_entry e
       left join diary_entry l on l.property_id = e.property_id and l.session_id = e.session_id and l.kind = 'leaving'
      where e.property_id = $1 and e.kind = 'entry'
      order by e.at desc, e.diary_entry_id desc limit $2 offset $3`,
    [tx.propertyId, page.limit, page.offset],
  )
  const [counted] = await tx.rows<{ total: number }>(
    `select count(*)::integer as total from diary_entry where property_id = $1 and kind = 'entry'`,
    [tx.propertyId],
  )
  return { rows, total: counted?.total ?? 0 }
}
