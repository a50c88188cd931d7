import type { Saying } from '@innkeeper/protocol/say'
import { v7 as uuidv7 } from 'uuid'
import type { PropertyTx, Tx } from '../transaction/transaction.ts'

/** A notification in the bell: its kind, subject, state and author, and the screen that it leads to, below the property's area. */
export type Notice = {
  readonly kind: string
  readonly subjectCode: string
  readonly title: Saying
  readonly link: string
  readonly person: string
  /** The author, if it is a user here: their own bell does not show it. */
  readonly accountId: string | null
  readonly state: string
}

/** A notification and its property. */
export type NoticeAt = Notice & { readonly propertyId: string }

/** Writes notifications of the property, in the transaction of the change that they report. */
export const notify = (tx: PropertyTx, notices: readonly Notice[]): Promise<void> =>
  notifyEach(
    tx,
    notices.map((notice) => ({ ...notice, propertyId: tx.propertyId })),
  )

/** Writes notifications of several properties, as the platform. */
export const notifyEach = async (tx: Tx, notices: readonly NoticeAt[]): Promise<void> => {
  if (notices.length > 0) await tx.rows(notifyQuery, [JSON.stringify(notices.map(rowOf))], 'notify')
}

const notifyQuery = `
  insert into notification (property_id, notification_id, kind, subject_code, title_vi, title_en, link, person, account_id, state)
    select * from json_to_recordset($1) as told (property_id uuid, notification_id uuid, kind text, subject_code text, title_vi text,
      title_en text, link text, person text, account_id uuid, state text)`

const rowOf = ({ title, subjectCode, accountId, propertyId, ...notice }: NoticeAt) => ({
  ...notice,
  property_id: propertyId,
  notification_id: uuidv7(),
  subject_code: subjectCode,
  account_id: accountId,
  title_vi: title.vi,
  title_en: title.en,
})

/** Writes a notification for every property: news of the product itself. */
export const notifyAll = async (tx: Tx, notice: Omit<Notice, 'accountId'>): Promise<void> => {
  await tx.rows(
    `insert into notification
        (property_id, notification_id, kind, subject_code, title_vi, title_en, link, person, state, from_release)
     select property_id, gen_random_uuid(), $1, $2, $3, $4, $5, $6, $7, true from property`,
    [notice.kind, notice.subjectCode, notice.title.vi, notice.title.en, notice.link, notice.person, notice.state],
  )
}
