import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** A notification as it is stored, and whether the reader has seen it. */
export type StoredNotification = {
  readonly notificationId: string
  readonly kind: string
  readonly subjectCode: string
  readonly titleVi: string
  readonly titleEn: string
  readonly link: string
  readonly person: string
  readonly state: string
  readonly at: string
  readonly fromRelease: boolean
  readonly seen: boolean
}

/** The reader, and the kinds of notification that this person may not see. */
export type Reader = { readonly accountId: string; readonly hiddenKinds: readonly string[] }

const fromSeen = `from notification n
  left join notification_reader r on r.property_id = n.property_id and r.account_id = $2
  left join notification_seen s on s.property_id = n.property_id and s.notification_id = n.notification_id and s.account_id = $2
  where n.property_id = $1 and n.kind <> all($3::text[])
    and n.account_id is distinct from $2
    and not exists (select from alert_choice c
                     where c.property_id = n.property_id and c.account_id = $2 and c.kind = n.kind and not c.in_bell)`

const seen = `(s.account_id is not null or n.at <= coalesce(r.seen_until, '-infinity'))`

/** A page of the property's notifications, newest first, without those of the reader's own changes. */
export const notificationPage = async (
  tx: PropertyTx,
  reader: Reader,
  page: { readonly limit: number; readonly offset: number },
): Promise<StoredNotification[]> =>
  tx.rows<StoredNotification>(
    `select n.notification_id as "notificationId", n.kind, n.subject_code as "subjectCode", n.title_vi as "titleVi",
        n.title_en as "titleEn", n.link, n.person, n.state, n.at, n.from_release as "fromRelease", ${seen} as seen ${fromSeen}
      order by n.at desc, n.notification_id desc limit $4 offset $5`,
    [tx.propertyId, reader.accountId, reader.hiddenKinds, page.limit, page.offset],
  )

/** A larger number in the bell would be of no use. */
export const mostCounted = 100

/** The number of notifications that the reader has not seen, at most a hundred. */
export const countUnseen = async (tx: PropertyTx, reader: Reader): Promise<number> => {
  const [counted] = await tx.rows<{ unseen: number }>(
    `select count(*) as unseen from (select ${fromSeen} and not ${seen} limit ${mostCounted}) as unseen`,
    [tx.propertyId, reader.accountId, reader.hiddenKinds],
  )
  return counted?.unseen ?? 0
}

/** Marks everything up to now as seen by the reader. */
export const markAllSeen = async (tx: PropertyTx, accountId: string): Promise<void> => {
  await tx.rows(
    `insert into notification_reader (property_id, account_id, seen_until) values ($1, $2, now())
     on conflict (property_id, account_id) do update set seen_until = excluded.seen_until`,
    [tx.propertyId, accountId],
  )
}

/** Marks one notification as seen; returns whether it exists. */
export const markSeen = async (tx: PropertyTx, accountId: string, notificationId: string): Promise<boolean> => {
  const found = await tx.rows(
    `with found as (select property_id, notification_id from notification where property_id = $1 and notification_id = $3),
     marked as (
       insert into notification_seen (property_id, notification_id, account_id)
         select property_id, notification_id, $2 from found on conflict do nothing)
     select from found`,
    [tx.propertyId, accountId, notificationId],
  )
  return found.length > 0
}
