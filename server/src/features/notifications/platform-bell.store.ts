import type { Tx } from '#kit/transaction/transaction.ts'
import { mostCounted, type StoredNotification } from './notifications.store.ts'

const seen = `(s.account_id is not null or n.at <= coalesce(r.seen_until, '-infinity'))`

const fromSeen = `from platform_notice n
  left join platform_notice_reader r on r.account_id = $1
  left join platform_notice_seen s on s.platform_notice_id = n.platform_notice_id and s.account_id = $1
  where n.account_id is distinct from $1`

/** A page of the administrators' notices, newest first, without those of the reader's own changes. */
export const platformNoticePage = async (
  tx: Tx,
  accountId: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<StoredNotification[]> =>
  tx.rows<StoredNotification>(
    `select n.platform_notice_id as "notificationId", n.kind, n.subject_code as "subjectCode", n.title_vi as "titleVi", n.title_en as "titleEn",
        n.link, n.person, '' as state, n.at, false as "fromRelease", ${seen} as seen ${fromSeen}
      order by n.at desc, n.platform_notice_id desc limit $2 offset $3`,
    [accountId, page.limit, page.offset],
  )

/** The number of notices that an administrator has not seen, at most a hundred. */
export const countUnseenByPlatform = async (tx: Tx, accountId: string): Promise<number> => {
  const [counted] = await tx.rows<{ unseen: number }>(
    `select count(*) as unseen from (select ${fromSeen} and not ${seen} limit ${mostCounted}) as unseen`,
    [accountId],
  )
  return counted?.unseen ?? 0
}

/** Marks everything up to now as seen by an administrator. */
export const markAllSeenByPlatform = async (tx: Tx, accountId: string): Promise<void> => {
  await tx.rows(
    `insert into platform_notice_reader (account_id, seen_until) values ($1, now())
     on conflict (account_id) do update set seen_until = excluded.seen_until`,
    [accountId],
  )
}

/** Marks one notice as seen by an administrator; returns whether it exists. */
export const markSeenByPlatform = async (tx: Tx, accountId: string, noticeId: string): Promise<boolean> => {
  const found = await tx.rows(
    `with found as (select platform_notice_id from platform_notice where platform_notice_id = $2),
     marked as (
       insert into platform_notice_seen (platform_notice_id, account_id) select platform_notice_id, $1 from found on conflict do nothing)
     select from found`,
    [accountId, noticeId],
  )
  return found.length > 0
}
