import { toColumns } from '#database/columns.ts'
import type { Tx } from '#kit/transaction/transaction.ts'

/** Whether the installation waits for its first administrator. */
export const isWaiting = async (tx: Tx): Promise<boolean> =>
  (await tx.db.selectFrom('set_up_link').select('single').executeTakeFirst()) !== undefined

/** Whether this is the token of the set-up link. */
export const isLink = async (tx: Tx, tokenHash: Buffer): Promise<boolean> =>
  (await tx.db.selectFrom('set_up_link').select('single').where('token_hash', '=', tokenHash).executeTakeFirst()) !== undefined

/** Uses the set-up link up; false where this is not its token. Of two at once the second waits here, and finds it used. */
export const useLink = async (tx: Tx, tokenHash: Buffer): Promise<boolean> =>
  (await tx.db.deleteFrom('set_up_link').where('token_hash', '=', tokenHash).returning('single').executeTakeFirst()) !== undefined

/** Replaces the set-up link. */
export const replaceLink = async (tx: Tx, link: { readonly tokenHash: Buffer; readonly madeAt: Date }): Promise<void> => {
  const columns = { token_hash: link.tokenHash, made_at: link.madeAt.toISOString() }
  await tx.db
    .insertInto('set_up_link')
    .values(columns)
    .onConflict((conflict) => conflict.column('single').doUpdateSet(columns))
    .execute()
}

/** Whether there is an administrator, active or not. */
export const hasAdministrator = async (tx: Tx): Promise<boolean> =>
  (await tx.db.selectFrom('account').select('account_id').where('kind', '=', 'admin').limit(1).executeTakeFirst()) !== undefined

/** The first administrator, whose name is free. */
export type FirstAdministrator = {
  readonly accountId: string
  readonly userName: string
  readonly email: string
  readonly fullName: string
  readonly passwordHash: string
  readonly language: 'vi' | 'en'
}

/** Adds the first administrator. */
export const insertAdministrator = async (tx: Tx, first: FirstAdministrator): Promise<void> => {
  await tx.db
    .insertInto('account')
    .values({ kind: 'admin', admin_types: ['AM', 'SM', 'CM'], manages_administrators: true, ...toColumns(first) })
    .execute()
}
