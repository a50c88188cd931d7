import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** The open invitation of a person; undefined where there is none. */
export const openInvitation = (tx: PropertyTx, accountId: string, now: Date) =>
  tx.db
    .selectFrom('invitation')
    .select(['sent_at as sentAt', 'expires_at as expiresAt'])
    .where('property_id', '=', tx.propertyId)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('sent_at', 'desc')
    .executeTakeFirst()

/** How many invitations a person was sent since a moment. */
export const countInvitations = async (tx: PropertyTx, accountId: string, since: Date): Promise<number> => {
  const { count } = await tx.db
    .selectFrom('invitation')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('property_id', '=', tx.propertyId)
    .where('account_id', '=', accountId)
    .where('sent_at', '>', since.toISOString())
    .executeTakeFirstOrThrow()
  return count
}

/** Keeps an invitation by the hash of its token; those that were sent before no longer open anything. */
export const saveInvitation = async (
  tx: PropertyTx,
  invitation: { readonly tokenHash: Buffer; readonly accountId: string; readonly sentAt: Date; readonly expiresAt: Date },
): Promise<void> => {
  const { tokenHash, accountId, sentAt, expiresAt } = invitation
  await tx.db
    .updateTable('invitation')
    .set({ expires_at: sentAt.toISOString() })
    .where('property_id', '=', tx.propertyId)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', sentAt.toISOString())
    .execute()
  await tx.db
    .insertInto('invitation')
    .values({
      property_id: tx.propertyId,
      token_hash: tokenHash,
      account_id: accountId,
      sent_at: sentAt.toISOString(),
      expires_at: expiresAt.toISOString(),
    })
    .execute()
}
