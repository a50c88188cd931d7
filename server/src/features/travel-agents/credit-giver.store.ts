import { sql } from 'kysely'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { CreditGiver } from './credit-news.reads.ts'

/** The property of the transaction, as it tells of credit. */
export const creditGiver = (tx: PropertyTx): Promise<CreditGiver> =>
  tx.db
    .selectFrom('property')
    .select([sql`json_build_object('vi', name_vi, 'en', name_en)`.as('name'), 'email', 'currency'])
    .where('property_id', '=', tx.propertyId)
    .$castTo<CreditGiver>()
    .executeTakeFirstOrThrow()
