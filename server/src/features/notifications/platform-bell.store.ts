import { sql } from 'kysely'
import { isThere, numberOf } from '#kit/records/list.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import { mostCounted, type StoredNotification } from './notifications.store.ts'

/** A page of the administrators' notices, newest first, without those of the reader's own changes. */
export const platformNoticePage = (
  tx: Tx,
  accountId: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<StoredNotification[]> =>
  notices(tx, accountId)
    .select(['n.platform_notice_id as notificationId', 'n.kind', 'n.subject_code as subjectCode', 'n.title_vi as titleVi'])
    .select(['n.title_en as titleEn', 'n.link', 'n.person', 'n.at', isSeen.as('seen')])
    .select([sql<string>`''`.as('state'), sql<boolean>`false`.as('fromRelease')])
    .orderBy('n.at', 'desc')
    .orderBy('n.platform_notice_id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

/** The number of notices that an administrator has not seen, at most a hundred. */
export const countUnseenByPlatform = async (tx: Tx, accountId: string): Promise<number> => {
  const unseen = notices(tx, accountId)
    .where(sql<boolean>`not ${isSeen}`)
    .limit(mostCounted)
  const counted = await tx.db.selectNoFrom(numberOf(unseen).as('unseen')).executeTakeFirstOrThrow()
  return counted.unseen
}

const isSeen = sql<boolean>`(s.account_id is not null or n.at <= coalesce(r.seen_until, '-infinity'))`

const notices = (tx: Tx, accountId: string) =>
  tx.db
    .selectFrom('platform_notice as n')
    .leftJoin('platform_notice_reader as r', (join) => join.on('r.account_id', '=', accountId))
    .leftJoin('platform_notice_seen as s', (join) =>
      join.onRef('s.platform_notice_id', '=', 'n.platform_notice_id').on('s.account_id', '=', accountId),
    )
    .where('n.account_id', 'is distinct from', accountId)

/** Marks everything up to now as seen by an administrator. */
export const markAllSeenByPlatform = async (tx: Tx, accountId: string): Promise<void> => {
  const until = { seen_until: sql<string>`now()` }
  await tx.db
    .insertInto('platform_notice_reader')
    .values({ account_id: accountId, ...until })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(until))
    .execute()
}

/** Marks one notice as seen by an administrator; returns whether it exists. */
export const markSeenByPlatform = (tx: Tx, accountId: string, noticeId: string): Promise<boolean> =>
  isThere(
    tx.db
      .with('found', (db) =>
        db
          .selectFrom('platform_notice')
          .select(['platform_notice_id', sql<string>`${accountId}::uuid`.as('account_id')])
          .where('platform_notice_id', '=', noticeId),
      )
      .with('marked', (db) =>
        db
          .insertInto('platform_notice_seen')
          .columns(['platform_notice_id', 'account_id'])
          .expression(db.selectFrom('found').selectAll())
          .onConflict((conflict) => conflict.doNothing()),
      )
      .selectFrom('found'),
  )
