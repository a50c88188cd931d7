import { sql } from 'kysely'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** Notes that a logo was uploaded for the property's site. */
export const keepSiteLogo = async (tx: PropertyTx, fileKey: string): Promise<void> => {
  await tx.db
    .insertInto('site_logo')
    .values({ property_id: tx.propertyId, file_key: fileKey })
    .onConflict((conflict) => conflict.columns(['property_id', 'file_key']).doUpdateSet({ uploaded_at: sql<string>`now()` }))
    .execute()
}
