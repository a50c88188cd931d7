import { columnsOfLegal } from './legal-columns.ts'
import { sql } from 'kysely'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** Sets the last day of the contract; its end is announced anew. */
export const setEnd = async (tx: PropertyTx, endsOn: string | null): Promise<void> => {
  await tx.db.updateTable('e_contract').set({ ends_on: endsOn, end_told: null }).where('property_id', '=', tx.propertyId).execute()
}

/** A commission that counts from a day on, by the paper that both sides signed. */
export type DatedCommission = { readonly paperId: string; readonly fromDay: string; readonly commission: number }

/** Dates the commission: what counted before that day stays as it was. */
export const dateCommission = async (tx: PropertyTx, { paperId, fromDay, commission }: DatedCommission): Promise<void> => {
  const values = { basis_points: commission, contract_paper_id: paperId }
  await tx.db
    .insertInto('contract_commission')
    .values({ property_id: tx.propertyId, from_day: fromDay, ...values })
    .onConflict((conflict) => conflict.columns(['property_id', 'from_day']).doUpdateSet(values))
    .execute()
}

/** Puts the legal information of a signed amendment into force, once. */
export const applyLegal = async (tx: PropertyTx, paperId: string, legal: Readonly<Record<string, string>>): Promise<void> => {
  const applied = await tx.db
    .updateTable('contract_paper')
    .set({ applied_at: sql<string>`now()` })
    .where('property_id', '=', tx.propertyId)
    .where('contract_paper_id', '=', paperId)
    .where('applied_at', 'is', null)
    .executeTakeFirst()
  const columns = columnsOfLegal(legal)
  if (applied.numUpdatedRows === 0n || Object.keys(columns).length === 0) return
  await tx.db
    .updateTable('e_contract')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1), changed_at: sql<string>`now()`, changed_by: 'Innkeeper' }))
    .where('property_id', '=', tx.propertyId)
    .execute()
}

/** Today in a time zone. */
export const dayAt = async (tx: PropertyTx, timeZone: string): Promise<string> => {
  const { today } = await tx.db.selectNoFrom(sql<string>`(now() at time zone ${timeZone})::date`.as('today')).executeTakeFirstOrThrow()
  return today
}
