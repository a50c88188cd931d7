import type { Tx } from '#kit/transaction/transaction.ts'

/** Stores the hash of a recovery token for `minutes` minutes. */
export const saveRecovery = async (
  tx: Tx,
  recovery: { readonly tokenHash: Buffer; readonly accountId: string; readonly expiresAt: Date },
) => {
  await tx.db
    .insertInto('recovery_token')
    .values({ token_hash: recovery.tokenHash, account_id: recovery.accountId, expires_at: recovery.expiresAt.toISOString() })
    .execute()
}

/** Whether a recovery token is still valid. */
export const isRecoveryOpen = async (tx: Tx, tokenHash: Buffer, now: Date): Promise<boolean> => {
  const open = await tx.db
    .selectFrom('recovery_token')
    .select('account_id')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return open !== undefined
}

/** Marks a recovery token as used and returns its account; undefined where it is unknown, used or too old. */
export const useRecovery = async (tx: Tx, tokenHash: Buffer, now: Date): Promise<string | undefined> => {
  const used = await tx.db
    .updateTable('recovery_token')
    .set({ used_at: now.toISOString() })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning('account_id')
    .executeTakeFirst()
  return used?.account_id
}

/** Marks the other recovery tokens of an account as used. */
export const closeRecoveries = async (tx: Tx, accountId: string, now: Date): Promise<void> => {
  await tx.db
    .updateTable('recovery_token')
    .set({ used_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()
}

/** Deletes recovery tokens that expired before a moment. */
export const deleteOldRecoveries = async (tx: Tx, before: Date): Promise<void> => {
  await tx.db.deleteFrom('recovery_token').where('expires_at', '<', before.toISOString()).execute()
}
