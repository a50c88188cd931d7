import { idleSecondsOf } from '@innkeeper/rules/session/session-life'
import { sql } from 'kysely'
import type { Listed } from '#kit/call/listed.ts'
import { oneOf } from '#kit/records/list.ts'
import { pageOf, type Page } from '#kit/records/pages.ts'
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

const endedAt = sql<string>`least(s.ended_at, s.expires_at, s.active_at + make_interval(secs => ${idleSecondsOf('admin')}))`

/**
 * Marks sessions as left and returns those that were not yet: the named ones, or where none are named all that have ended, by the database's
 * clock. One that another transaction is marking is skipped, so that nobody is told twice.
 */
export const markLeft = (tx: Tx, named: readonly string[] | null): Promise<LeftSession[]> =>
  tx.db
    .with('due', (db) =>
      db
        .selectFrom('session as s')
        .select(['s.session_id', endedAt.as('at')])
        .where('s.leaving', '=', 'open')
        .where(named === null ? sql<boolean>`${endedAt} <= now()` : oneOf('s.session_id', named))
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('session as s')
    .from(['due', 'account as a'])
    .set({ leaving: 'recorded' })
    .whereRef('s.session_id', '=', 'due.session_id')
    .whereRef('a.account_id', '=', 's.account_id')
    .returning(['s.session_id as sessionId', 's.property_id as propertyId', 's.account_id as accountId', 'a.full_name as person'])
    .returning(['s.address', 'due.at'])
    .$castTo<LeftSession>()
    .execute()

/** A visit as its administrator sees it. */
export type OwnVisit = { readonly person: string; readonly owner: string | null; readonly endsAt: string; readonly reason: string | null }

/** The visit that a session is; undefined where it is none. */
export const findOwnVisit = (tx: Tx, sessionId: string): Promise<OwnVisit | undefined> =>
  tx.db
    .selectFrom('session as s')
    .innerJoin('account as a', 'a.account_id', 's.account_id')
    .select(['a.full_name as person', 's.expires_at as endsAt', 's.visit_reason as reason', ownerOf.as('owner')])
    .where('s.session_id', '=', sessionId)
    .where('s.property_id', 'is not', null)
    .where('a.kind', '=', 'admin')
    .executeTakeFirst()

const ownerOf = sql<string | null>`(select o.full_name from membership m join account o on o.account_id = m.account_id
  where m.property_id = s.property_id and m.owner and m.active order by o.created_at, o.account_id limit 1)`

/** Keeps why an administrator entered a property, and returns whether the session is such a visit. */
export const giveReason = async (tx: Tx, sessionId: string, reason: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx.db
    .updateTable('session')
    .set({ visit_reason: reason })
    .where('session_id', '=', sessionId)
    .where('property_id', 'is not', null)
    .where(sql<boolean>`exists (select from account a where a.account_id = session.account_id and a.kind = 'admin')`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A stay of an administrator in the property; `leftAt` is null while it lasts. */
export type StoredVisit = {
  readonly id: string
  readonly person: string
  readonly address: string
  readonly device: string
  readonly enteredAt: string
  readonly leftAt: string | null
  /** Why they came; null where they have not said it, and so changed nothing. */
  readonly reason: string | null
}

/** A page of the property's visits, the latest first, and their number. */
export const findVisits = async (tx: PropertyTx, page: Page): Promise<Listed<StoredVisit[]>> => {
  const entries = tx.db.selectFrom('diary_entry as e').where('e.property_id', '=', tx.propertyId).where('e.kind', '=', 'entry')
  const sorted = entries
    .leftJoin('diary_entry as l', (join) =>
      join.onRef('l.property_id', '=', 'e.property_id').onRef('l.session_id', '=', 'e.session_id').on('l.kind', '=', 'leaving'),
    )
    .select(['e.session_id as id', 'e.person', 'e.address', 'e.at as enteredAt', 'l.at as leftAt'])
    .select(sql<string>`coalesce(e.after_values ->> 'device', '')`.as('device'))
    .select(reasonOf.as('reason'))
    .orderBy('e.at', 'desc')
    .orderBy('e.diary_entry_id', 'desc')
    .$castTo<StoredVisit>()
  return pageOf(tx, { found: entries, sorted, whole: entries }, page)
}

// The line that says why stands between the entry and the leaving.
const reasonOf = sql<string | null>`(select r.after_values ->> 'reason' from diary_entry r
  where r.property_id = e.property_id and r.account_id = e.account_id and r.call = 'visit/give-reason'
    and r.at between e.at and coalesce(l.at, 'infinity') order by r.at desc limit 1)`
