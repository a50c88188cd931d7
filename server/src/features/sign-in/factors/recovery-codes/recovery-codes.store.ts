import { sql } from 'kysely'
import type { Tx } from '#kit/transaction/transaction.ts'

/** Replaces the recovery codes of an account. */
export const replaceRecoveryCodes = async (tx: Tx, accountId: string, hashes: readonly Buffer[]): Promise<void> => {
  await deleteRecoveryCodes(tx, accountId)
  await tx.db
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ account_id: accountId, code_hash })))
    .execute()
}

/** Deletes the recovery codes of an account, which has nothing left to recover. */
export const deleteRecoveryCodes = async (tx: Tx, accountId: string): Promise<void> => {
  await tx.db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
}

/** How many recovery codes of an account were not used yet. */
export const countRecoveryCodes = async (tx: Tx, accountId: string): Promise<number> => {
  const { left } = await tx.db
    .selectFrom('recovery_code')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}

/** Uses a recovery code up: `unknown` where the account has no such, `used` where it was used before, on whatever server. */
export const useRecoveryCode = async (tx: Tx, accountId: string, hash: Buffer): Promise<'taken' | 'used' | 'unknown'> => {
  const [taken] = await tx.db
    .updateTable('recovery_code')
    .set({ used_at: sql<string>`now()` })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('account_id')
    .execute()
  if (taken !== undefined) return 'taken'
  const known = await tx.db
    .selectFrom('recovery_code')
    .select('used_at')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  return known === undefined ? 'unknown' : 'used'
}
