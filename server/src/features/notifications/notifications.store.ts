import { sql } from 'kysely'
import { isThere, numberOf, oneOf } from '#kit/records/list.ts'
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

/** A page of the property's notifications, newest first, without those of the reader's own changes. */
export const notificationPage = (
  tx: PropertyTx,
  reader: Reader,
  page: { readonly limit: number; readonly offset: number },
): Promise<StoredNotification[]> =>
  notifications(tx, reader)
    .select(['n.notification_id as notificationId', 'n.kind', 'n.subject_code as subjectCode', 'n.title_vi as titleVi'])
    .select(['n.title_en as titleEn', 'n.link', 'n.person', 'n.state', 'n.at', 'n.from_release as fromRelease', isSeen.as('seen')])
    .orderBy('n.at', 'desc')
    .orderBy('n.notification_id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

/** A larger number in the bell would be of no use. */
export const mostCounted = 100

/** The number of notifications that the reader has not seen, at most a hundred. */
export const countUnseen = async (tx: PropertyTx, reader: Reader): Promise<number> => {
  const unseen = notifications(tx, reader)
    .where(sql<boolean>`not ${isSeen}`)
    .limit(mostCounted)
  const counted = await tx.db.selectNoFrom(numberOf(unseen).as('unseen')).executeTakeFirstOrThrow()
  return counted.unseen
}

const isSeen = sql<boolean>`(s.account_id is not null or n.at <= coalesce(r.seen_until, '-infinity'))`

const notifications = (tx: PropertyTx, { accountId, hiddenKinds }: Reader) =>
  tx.db
    .selectFrom('notification as n')
    .leftJoin('notification_reader as r', (join) => join.onRef('r.property_id', '=', 'n.property_id').on('r.account_id', '=', accountId))
    .leftJoin('notification_seen as s', (join) =>
      join
        .onRef('s.property_id', '=', 'n.property_id')
        .onRef('s.notification_id', '=', 'n.notification_id')
        .on('s.account_id', '=', accountId),
    )
    .where('n.property_id', '=', tx.propertyId)
    .where(sql<boolean>`not ${oneOf('n.kind', hiddenKinds)}`)
    .where('n.account_id', 'is distinct from', accountId).where(sql<boolean>`not exists (
      select from alert_choice c
       where c.property_id = n.property_id and c.account_id = ${accountId} and c.kind = n.kind and not c.in_bell)`)

/** Marks everything up to now as seen by the reader. */
export const markAllSeen = async (tx: PropertyTx, accountId: string): Promise<void> => {
  const until = { seen_until: sql<string>`now()` }
  await tx.db
    .insertInto('notification_reader')
    .values({ property_id: tx.propertyId, account_id: accountId, ...until })
    .onConflict((conflict) => conflict.columns(['property_id', 'account_id']).doUpdateSet(until))
    .execute()
}

/** Marks one notification as seen; returns whether it exists. */
export const markSeen = (tx: PropertyTx, accountId: string, notificationId: string): Promise<boolean> =>
  isThere(
    tx.db
      .with('found', (db) =>
        db
          .selectFrom('notification')
          .select(['property_id', 'notification_id', sql<string>`${accountId}::uuid`.as('account_id')])
          .where('property_id', '=', tx.propertyId)
          .where('notification_id', '=', notificationId),
      )
      .with('marked', (db) =>
        db
          .insertInto('notification_seen')
          .columns(['property_id', 'notification_id', 'account_id'])
          .expression(db.selectFrom('found').selectAll())
          .onConflict((conflict) => conflict.doNothing()),
      )
      .selectFrom('found'),
  )
