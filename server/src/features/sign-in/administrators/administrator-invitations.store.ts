import { sql } from 'kysely'
import type { Tx } from '#kit/transaction/transaction.ts'

/** The open invitation of an administrator; undefined where there is none. */
export const openInvitationOf = (tx: Tx, accountId: string, now: Date) =>
  tx.db
    .selectFrom('administrator_invitation')
    .select(['sent_at as sentAt', 'expires_at as expiresAt'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('sent_at', 'desc')
    .executeTakeFirst()

/** How many invitations an administrator was sent since a moment. */
export const countInvitations = async (tx: Tx, accountId: string, since: Date): Promise<number> => {
  const { count } = await tx.db
    .selectFrom('administrator_invitation')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('sent_at', '>', since.toISOString())
    .executeTakeFirstOrThrow()
  return count
}

/** An invitation of an administrator, by the hash of its token. */
export type NewInvitation = { readonly tokenHash: Buffer; readonly accountId: string; readonly sentAt: Date; readonly expiresAt: Date }

/** Keeps an invitation; those that were sent before no longer open anything. */
export const saveInvitation = async (tx: Tx, { tokenHash, accountId, sentAt, expiresAt }: NewInvitation): Promise<void> => {
  await tx.db
    .updateTable('administrator_invitation')
    .set({ expires_at: sentAt.toISOString() })
    .where('account_id', '=', accountId)
    .where('expires_at', '>', sentAt.toISOString())
    .execute()
  await tx.db
    .insertInto('administrator_invitation')
    .values({ token_hash: tokenHash, account_id: accountId, sent_at: sentAt.toISOString(), expires_at: expiresAt.toISOString() })
    .execute()
}

/** The invited administrator of a token, where the invitation is open: not expired, not replaced, still without a password and welcome. */
export const invitedAdministrator = (tx: Tx, tokenHash: Buffer, now: Date) =>
  tx.db
    .selectFrom('administrator_invitation as i')
    .innerJoin('account as a', 'a.account_id', 'i.account_id')
    .select(['a.account_id as accountId', 'a.full_name as fullName', 'a.user_name as userName'])
    .select([
      sql<null>`null`.as('propertyId'),
      sql<string>`'nền tảng Innkeeper'`.as('nameVi'),
      sql<string>`'the Innkeeper platform'`.as('nameEn'),
    ])
    .where('i.token_hash', '=', tokenHash)
    .where('i.expires_at', '>', now.toISOString())
    .where('a.has_password', '=', false)
    .where('a.active', '=', true)
    .executeTakeFirst()
