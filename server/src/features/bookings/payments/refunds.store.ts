import { sql } from 'kysely'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** Withdraws an agreed refund whose entry was corrected. */
export const withdrawRefund = async (tx: PropertyTx, entryId: string, person: string): Promise<void> => {
  await tx.db
    .updateTable('refund')
    .set({ state: 'withdrawn', version: sql<number>`version + 1`, changed_at: sql<string>`now()`, changed_by: person })
    .where('property_id', '=', tx.propertyId)
    .where('ledger_entry_id', '=', entryId)
    .execute()
}
