import { mailFields } from '@innkeeper/protocol/calls/support/email'
import type { LetterKind } from '@innkeeper/protocol/words/mail/letter-words'
import type { MailTrouble } from '@innkeeper/protocol/words/mail/mail-words'
import { sql } from 'kysely'
import type { z } from 'zod'
import { columnsFor, toColumns } from '#database/columns.ts'
import { lockProperty } from '#kit/records/own-record.ts'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'

/** How a property's letters are sent, as a person sets it. */
export type MailValues = z.output<typeof mailFields>

/** The stored mail settings of a property, with what became of the last letters. */
export type StoredMail = MailValues & {
  readonly sealedPassword: Buffer | null
  readonly passwordSetAt: string | null
  readonly failingSince: string | null
  readonly failedAt: string | null
  readonly problem: MailTrouble | null
  readonly version: number
  readonly changedAt: string | null
  readonly changedBy: string
}

/** What holds before anybody has set anything: Innkeeper sends, under the property's name. */
const usual: StoredMail = {
  senderType: 'innkeeper',
  displayName: '',
  senderAddress: '',
  dkimSelector: '',
  smtpAddress: '',
  port: 587,
  encryptionType: 'starttls',
  authentication: true,
  userName: '',
  sealedPassword: null,
  passwordSetAt: null,
  failingSince: null,
  failedAt: null,
  problem: null,
  version: 1,
  changedAt: null,
  changedBy: '',
}

/** The mail settings of a property; with `hold`, locked until the transaction ends. */
export const findMail = async (tx: PropertyTx, { hold = false } = {}): Promise<StoredMail> => {
  if (hold) await lockProperty(tx)
  const found = await tx.db
    .selectFrom('property_mail')
    .select(columnsFor(mailFields))
    .select(['sealed_password as sealedPassword', 'password_set_at as passwordSetAt', 'version'])
    .select(['failing_since as failingSince', 'failed_at as failedAt', 'problem'])
    .select(['changed_at as changedAt', 'changed_by as changedBy'])
    .where('property_id', '=', tx.propertyId)
    .$castTo<StoredMail>()
    .executeTakeFirst()
  return found ?? usual
}

/** A password to be stored: a new one, sealed; the stored one; or none, where nobody signs in. */
export type PasswordSaved = { readonly replaced: Buffer } | 'kept' | 'none'

/** Saves the settings of a locked property and returns their version. A server that failed gets another chance. */
export const saveMail = async (
  tx: PropertyTx,
  values: MailValues,
  { password, version, person }: { readonly password: PasswordSaved; readonly version: number; readonly person: string },
): Promise<number> => {
  const columns = {
    ...toColumns(values),
    ...passwordColumns(password),
    failing_since: null,
    failed_at: null,
    problem: null,
    version: version + 1,
    changed_at: sql<string>`now()`,
    changed_by: person,
  }
  // Not one upsert: a kept password stands in no new row, whose constraints would be checked first.
  if (version === 1)
    await tx.db
      .insertInto('property_mail')
      .values({ property_id: tx.propertyId, ...columns })
      .execute()
  else await tx.db.updateTable('property_mail').set(columns).where('property_id', '=', tx.propertyId).execute()
  return version + 1
}

const passwordColumns = (password: PasswordSaved) => {
  if (password === 'kept') return {}
  if (password === 'none') return { sealed_password: null, password_set_at: null }
  return { sealed_password: password.replaced, password_set_at: sql<string>`now()` }
}

/** Records that a property's server did not take a letter; returns whether it had taken them until now. */
export const noteMailFailure = async (tx: Tx, propertyId: string, problem: MailTrouble): Promise<boolean> => {
  const [before] = await tx.db
    .selectFrom('property_mail')
    .select('failing_since')
    .where('property_id', '=', propertyId)
    .forUpdate()
    .execute()
  if (before === undefined) return false
  await tx.db
    .updateTable('property_mail')
    .set({ failing_since: sql<string>`coalesce(failing_since, now())`, failed_at: sql<string>`now()`, problem })
    .where('property_id', '=', propertyId)
    .execute()
  return before.failing_since === null
}

/** Records that a property's server takes letters again. */
export const noteMailWorks = async (tx: Tx, propertyId: string): Promise<void> => {
  await tx.db
    .updateTable('property_mail')
    .set({ failing_since: null, failed_at: null, problem: null })
    .where('property_id', '=', propertyId)
    .where('failing_since', 'is not', null)
    .execute()
}

/** The property's name in both languages. */
export const propertyNames = (tx: PropertyTx): Promise<{ readonly vi: string; readonly en: string }> =>
  tx.db.selectFrom('property').select(['name_vi as vi', 'name_en as en']).where('property_id', '=', tx.propertyId).executeTakeFirstOrThrow()

/** What a property decided about kinds of letters; a kind without a row is sent. */
export const letterKindsSet = (tx: PropertyTx) =>
  tx.db
    .selectFrom('letter_kind')
    .select(['kind', 'active', 'changed_at as changedAt', 'changed_by as changedBy'])
    .where('property_id', '=', tx.propertyId)
    .execute()

/** Whether a kind of letter is sent. */
export const isKindSent = async (tx: PropertyTx, kind: LetterKind): Promise<boolean> => {
  const found = await tx.db
    .selectFrom('letter_kind')
    .select('active')
    .where('property_id', '=', tx.propertyId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return found?.active ?? true
}

/** Switches a kind of letter on or off. */
export const switchKind = async (
  tx: PropertyTx,
  kind: LetterKind,
  { active, person }: { readonly active: boolean; readonly person: string },
): Promise<void> => {
  const changed = { active, changed_at: sql<string>`now()`, changed_by: person }
  await tx.db
    .insertInto('letter_kind')
    .values({ property_id: tx.propertyId, kind, ...changed })
    .onConflict((conflict) => conflict.columns(['property_id', 'kind']).doUpdateSet(changed))
    .execute()
}

/** When an event was written to the outbox. */
export const postedAt = async (tx: Tx, outboxId: string): Promise<Date | null> => {
  const found = await tx.db.selectFrom('outbox').select('created_at').where('outbox_id', '=', outboxId).executeTakeFirst()
  return found === undefined ? null : new Date(found.created_at)
}
