import { sql } from 'kysely'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** Notes that a picture was uploaded as a receipt. */
export const keepReceipt = async (tx: PropertyTx, fileKey: string): Promise<void> => {
  await tx.db
    .insertInto('receipt_picture')
    .values({ property_id: tx.propertyId, file_key: fileKey })
    .onConflict((conflict) => conflict.columns(['property_id', 'file_key']).doUpdateSet({ uploaded_at: sql<string>`now()` }))
    .execute()
}
