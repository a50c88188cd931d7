import type { Language } from '@innkeeper/protocol/say'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** An owner of a property, as the reader of letters. */
export type Owner = { readonly accountId: string; readonly fullName: string; readonly email: string; readonly language: Language }

/** The active owners of a property, by name. */
export const ownersOf = (tx: PropertyTx): Promise<Owner[]> =>
  tx.rows<Owner>(
    `select a.account_id as "accountId", a.full_name as "fullName", a.email, a.language
       from membership m join account a using (account_id)
      where m.property_id = $1 and m.owner and m.active and a.active
      order by a.full_name collate "vi-x-icu", a.account_id`,
    [tx.propertyId],
  )
