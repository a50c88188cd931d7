import type { Saying } from '@innkeeper/protocol/say'
import { v7 as uuidv7 } from 'uuid'
import type { PropertyTx, Tx } from './transaction.ts'

/** What the bell tells: of which kind, about what, in which state, by whom; and where it leads, below the property's area. */
export type Notice = {
  readonly kind: string
  readonly subjectCode: string
  readonly title: Saying
  readonly link: string
  readonly person: string
  readonly state: string
}

/** Writes a notification of the property, in the transaction of what it tells of. */
export const notify = async (tx: PropertyTx, notice: Notice): Promise<void> => {
  await tx.rows(
    `insert into notification (property_id, notification_id, kind, subject_code, title_vi, title_en, link, person, state)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [tx.propertyId, uuidv7(), notice.kind, notice.subjectCode, notice.title.vi, notice.title.en, notice.link, notice.person, notice.state],
    'notify',
  )
}

/** Writes a notification of every property: what the platform tells of the product itself. */
export const notifyAll = async (tx: Tx, notice: Notice): Promise<void> => {
  await tx.rows(
    `insert into notification
        (property_id, notification_id, kind, subject_code, title_vi, title_en, link, person, state, from_release)
     select property_id, gen_random_uuid(), $1, $2, $3, $4, $5, $6, $7, true from property`,
    [notice.kind, notice.subjectCode, notice.title.vi, notice.title.en, notice.link, notice.person, notice.state],
  )
}
