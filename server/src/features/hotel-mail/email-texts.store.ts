import { emailTextFields } from '@innkeeper/protocol/calls/support/email'
import type { LetterKind } from '@innkeeper/protocol/words/mail/letter-words'
import { sql } from 'kysely'
import type { z } from 'zod'
import { columnsFor, toColumns } from '#database/columns.ts'
import { noOwnWords } from '#kit/mail/write-letter.ts'
import { lockProperty } from '#kit/records/own-record.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** The words of a kind of email, as a person sets them. */
export type EmailTexts = z.output<typeof emailTextFields>

/** The stored words of a kind of email. */
export type StoredTexts = EmailTexts & { readonly version: number; readonly changedAt: string | null; readonly changedBy: string }

/** A property's own words of a kind of email; undefined where it never had any. */
export const findOwnWords = (tx: PropertyTx, kind: LetterKind): Promise<StoredTexts | undefined> =>
  tx.db
    .selectFrom('email_text')
    .select(columnsFor(emailTextFields))
    .select(['version', 'changed_at as changedAt', 'changed_by as changedBy'])
    .where('property_id', '=', tx.propertyId)
    .where('kind', '=', kind)
    .$castTo<StoredTexts>()
    .executeTakeFirst()

/** The same, with what holds before anybody wrote any; with `hold`, locked until the transaction ends. */
export const wordsOfKind = async (tx: PropertyTx, kind: LetterKind, { hold = false } = {}): Promise<StoredTexts> => {
  if (hold) await lockProperty(tx)
  return (await findOwnWords(tx, kind)) ?? { ...noOwnWords, version: 1, changedAt: null, changedBy: '' }
}

/** The kinds of emails that the property says in its own words, at least in part. */
export const kindsWithOwnWords = async (tx: PropertyTx): Promise<readonly string[]> => {
  const rows = await tx.db
    .selectFrom('email_text')
    .select('kind')
    .where('property_id', '=', tx.propertyId)
    .where(sql<boolean>`subject_vi || body_vi || subject_en || body_en <> ''`)
    .execute()
  return rows.map(({ kind }) => kind)
}

/** Saves the words of a kind of email of a locked property, and returns their version. */
export const saveTexts = async (
  tx: PropertyTx,
  kind: LetterKind,
  { texts, version, person }: { readonly texts: EmailTexts; readonly version: number; readonly person: string },
): Promise<number> => {
  const columns = { ...toColumns(texts), version: version + 1, changed_at: sql<string>`now()`, changed_by: person }
  await tx.db
    .insertInto('email_text')
    .values({ property_id: tx.propertyId, kind, ...columns })
    .onConflict((conflict) => conflict.columns(['property_id', 'kind']).doUpdateSet(columns))
    .execute()
  return version + 1
}
