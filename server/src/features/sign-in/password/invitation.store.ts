import type { Tx } from '#kit/transaction/transaction.ts'

/** An invitation that can still be accepted. */
export type OpenInvitation = {
  readonly accountId: string
  readonly propertyId: string
  readonly fullName: string
  readonly userName: string
  readonly nameVi: string
  readonly nameEn: string
}

/** The invitation of a token, where it is open: not expired, not replaced, its person still without a password and welcome at the property. */
export const openInvitation = (tx: Tx, tokenHash: Buffer, now: Date): Promise<OpenInvitation | undefined> =>
  tx.db
    .selectFrom('invitation as i')
    .innerJoin('account as a', 'a.account_id', 'i.account_id')
    .innerJoin('membership as m', (join) => join.onRef('m.property_id', '=', 'i.property_id').onRef('m.account_id', '=', 'i.account_id'))
    .innerJoin('property as p', 'p.property_id', 'i.property_id')
    .select([
      'a.account_id as accountId',
      'i.property_id as propertyId',
      'a.full_name as fullName',
      'a.user_name as userName',
      'p.name_vi as nameVi',
      'p.name_en as nameEn',
    ])
    .where('i.token_hash', '=', tokenHash)
    .where('i.expires_at', '>', now.toISOString())
    .where('a.has_password', '=', false)
    .where('a.active', '=', true)
    .where('m.active', '=', true)
    .executeTakeFirst()
