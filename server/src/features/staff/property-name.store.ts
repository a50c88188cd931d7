import type { Saying } from '@innkeeper/protocol/say'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** The property's name in both languages. */
export const nameOfProperty = (tx: PropertyTx): Promise<Saying> =>
  tx.db.selectFrom('property').select(['name_vi as vi', 'name_en as en']).where('property_id', '=', tx.propertyId).executeTakeFirstOrThrow()
