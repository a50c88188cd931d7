import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { CreditGiver } from './credit-news.reads.ts'

/** The property of the transaction, as it tells of credit. */
export const creditGiver = async (tx: PropertyTx): Promise<CreditGiver> => {
  const [giver] = await tx.rows<CreditGiver>(
    `select json_build_object('vi', name_vi, 'en', name_en) as name, email, currency from property where property_id = $1`,
    [tx.propertyId],
  )
  if (giver === undefined) throw new Error('a property has its row')
  return giver
}
