import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '#kit/transaction/transaction.ts'

/** Somebody's second factor that another person took away: when, who, why. */
type FactorReset = { readonly at: string; readonly person: string; readonly reason: string }

/** The last time that somebody's second factor was taken away; undefined where nobody did. */
export const lastReset = (tx: Tx, accountId: string): Promise<FactorReset | undefined> =>
  tx.db
    .selectFrom('second_factor_reset')
    .select(['at', 'person', 'reason'])
    .where('account_id', '=', accountId)
    .orderBy('second_factor_reset_id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Takes every way of verification, recovery code and begun second step of an account away, and records by whom and why. */
export const resetFactors = async (tx: Tx, accountId: string, { person, reason }: Omit<FactorReset, 'at'>): Promise<void> => {
  await tx.db.deleteFrom('second_factor').where('account_id', '=', accountId).execute()
  await tx.db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  await tx.db.deleteFrom('factor_challenge').where('account_id', '=', accountId).execute()
  await tx.db
    .insertInto('second_factor_reset')
    .values({ account_id: accountId, second_factor_reset_id: uuidv7(), person, reason })
    .execute()
}
