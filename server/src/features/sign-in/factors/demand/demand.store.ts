import { isThere } from '#kit/records/list.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import type { Account } from '../../profile/account.store.ts'

/** Whether an account has a second factor. */
export const hasFactor = (tx: Tx, accountId: string): Promise<boolean> =>
  isThere(tx.db.selectFrom('second_factor').where('account_id', '=', accountId))

/** Whether a session must not open anything before a second factor is set up: the property asks its staff for one, the platform its administrators. */
export const isFactorDue = async (tx: Tx, account: Pick<Account, 'account_id' | 'kind'>, propertyId: string | null): Promise<boolean> =>
  (await isDemanded(tx, account.kind, propertyId)) && !(await hasFactor(tx, account.account_id))

/**
 * Whether somebody of this kind is asked for a second factor, in a property or on the platform. An installation with sample data is there to be
 * tried out, by accounts whose passwords its start prints: it asks its administrators for none.
 */
export const isDemanded = async (tx: Tx, kind: Account['kind'], propertyId: string | null): Promise<boolean> => {
  if (kind === 'admin') return !(await isThere(tx.db.selectFrom('sample_data').where('single', '=', true)))
  if (propertyId === null) return false
  return isThere(tx.db.selectFrom('property').where('property_id', '=', propertyId).where('second_factor_demanded', '=', true))
}

/**
 * Opens the sessions of a sign-in that waited for a second factor, and returns the ids of the account's others that wait: whoever has only
 * the password must not come in because its owner has now set a factor up.
 */
export const releaseSessions = async (tx: Tx, accountId: string, sessionId: string): Promise<string[]> => {
  const signIn = tx.db.selectFrom('session').select('sign_in_id').where('session_id', '=', sessionId)
  const waiting = tx.db.updateTable('session').set({ factor_due: false }).where('account_id', '=', accountId).where('factor_due', '=', true)
  await waiting.where('sign_in_id', '=', signIn).execute()
  const others = await tx.db
    .selectFrom('session')
    .select('session_id as id')
    .where('account_id', '=', accountId)
    .where('factor_due', '=', true)
    .where('ended_at', 'is', null)
    .execute()
  return others.map(({ id }) => id)
}
