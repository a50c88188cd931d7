import { v7 as uuidv7 } from 'uuid'
import type { PropertyTx } from './transaction.ts'

/** What was done to what, with the values before and after (null where there were none). */
export type DiaryEntry = { readonly subject: string; readonly before?: object | null; readonly after?: object | null }

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
  await tx.db
    .insertInto('diary_entry')
    .values({
      property_id: tx.propertyId,
      diary_entry_id: uuidv7(),
      account_id: author.accountId,
      person: author.person,
      origin: author.origin,
      call: author.call,
      subject: entry.subject,
      before_values: asJson(entry.before),
      after_values: asJson(entry.after),
      request_id: author.requestId,
    })
    .execute()
}

const asJson = (values: object | null | undefined) => (values ? JSON.stringify(values) : null)
