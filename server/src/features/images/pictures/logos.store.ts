import { sql } from 'kysely'
import { toColumns } from '#database/columns.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** Sets the property's logo; the files of the former one are deleted a day later. */
export const saveLogo = async (tx: PropertyTx, logo: { readonly fileKey: string; readonly width: number }): Promise<void> => {
  await tx.db
    .insertInto('property_logo')
    .values({ property_id: tx.propertyId, ...toColumns(logo) })
    .onConflict((conflict) => conflict.column('property_id').doUpdateSet({ ...toColumns(logo), changed_at: sql<string>`now()` }))
    .execute()
}

/** Removes a property's logo; returns whether there was one. */
export const deleteLogo = async (tx: PropertyTx): Promise<boolean> => {
  const gone = await tx.db.deleteFrom('property_logo').where('property_id', '=', tx.propertyId).returning('property_id').executeTakeFirst()
  return gone !== undefined
}
