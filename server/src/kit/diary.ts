import { v7 as uuidv7 } from 'uuid'
import type { PropertyTx } from './transaction.ts'

/**
 * What was done to what, with the values before and after (null where there were none). `by` is who did it, where that is not who
 * asked: somebody who registers has no session yet.
 */
export type DiaryEntry = {
  readonly subject: string
  readonly before?: object | null
  readonly after?: object | null
  readonly by?: Pick<DiaryAuthor, 'accountId' | 'person'>
}

/** Who did it and from where. */
export type DiaryAuthor = {
  readonly call: string
  readonly accountId: string | null
  readonly person: string
  readonly origin: 'screen' | 'batch' | 'pms' | 'agent' | 'system'
  readonly requestId: string
}

/** Writes one line of the activity diary, in the transaction of the change. */
export const writeDiary = async (tx: PropertyTx, author: DiaryAuthor, entry: DiaryEntry): Promise<void> => {
  await tx.rows(
    `insert into diary_entry (property_id, diary_entry_id, account_id, person, origin, call, subject, before_values, after_values, request_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      tx.propertyId,
      uuidv7(),
      author.accountId,
      author.person,
      author.origin,
      author.call,
      entry.subject,
      asJson(entry.before),
      asJson(entry.after),
      author.requestId,
    ],
    'write diary',
  )
}

const asJson = (values: object | null | undefined) => (values ? JSON.stringify(values) : null)
