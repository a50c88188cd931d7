import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** Whether the property asks its staff for a second factor; locked until the transaction ends where it will be changed. */
export const isFactorDemanded = async (tx: PropertyTx, { hold }: { readonly hold: boolean }): Promise<boolean> => {
  const found = tx.db.selectFrom('property').select('second_factor_demanded as demanded').where('property_id', '=', tx.propertyId)
  const { demanded } = await (hold ? found.forNoKeyUpdate() : found).executeTakeFirstOrThrow()
  return demanded
}

/** Saves whether the property asks its staff for a second factor. */
export const demandFactor = async (tx: PropertyTx, demanded: boolean): Promise<void> => {
  await tx.db.updateTable('property').set({ second_factor_demanded: demanded }).where('property_id', '=', tx.propertyId).execute()
}
