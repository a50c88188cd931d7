import type { Language } from '@innkeeper/protocol/say'
import { named } from '#kit/records/list.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** An owner of a property, as the reader of letters. */
export type Owner = { readonly accountId: string; readonly fullName: string; readonly email: string; readonly language: Language }

/** The active owners of a property, by name. */
export const ownersOf = (tx: PropertyTx): Promise<Owner[]> =>
  tx.db
    .selectFrom('membership as m')
    .innerJoin('account as a', 'a.account_id', 'm.account_id')
    .select(['a.account_id as accountId', 'a.full_name as fullName', 'a.email', 'a.language'])
    .where('m.property_id', '=', tx.propertyId)
    .where('m.owner', '=', true)
    .where('m.active', '=', true)
    .where('a.active', '=', true)
    .orderBy(named('a.full_name'))
    .orderBy('a.account_id')
    .$castTo<Owner>()
    .execute()
