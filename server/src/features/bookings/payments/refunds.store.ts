import { sql } from 'kysely'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** A refund that is to be paid back, locked until the transaction ends. */
export const lockRefund = (tx: PropertyTx, entryId: string) =>
  tx.db
    .selectFrom('refund as r')
    .innerJoin('ledger_entry as e', (join) =>
      join.onRef('e.property_id', '=', 'r.property_id').onRef('e.ledger_entry_id', '=', 'r.ledger_entry_id'),
    )
    .innerJoin('booking as b', (join) => join.onRef('b.property_id', '=', 'r.property_id').onRef('b.booking_id', '=', 'r.booking_id'))
    .select(['r.state', 'r.amount', 'e.paid_on as agreedOn', 'b.code'])
    .where('r.property_id', '=', tx.propertyId)
    .where('r.ledger_entry_id', '=', entryId)
    .forUpdate('r')
    .executeTakeFirst()

/** How a refund was paid back. */
export type PaidBack = { readonly paidOn: string; readonly paymentMethod: string; readonly note: string; readonly person: string }

/** Notes that a locked refund was paid. */
export const markPaidBack = async (tx: PropertyTx, entryId: string, { paidOn, paymentMethod, note, person }: PaidBack): Promise<void> => {
  await tx.db
    .updateTable('refund')
    .set({ state: 'done', paid_on: paidOn, payment_method: paymentMethod, note, ...changed(person) })
    .where('property_id', '=', tx.propertyId)
    .where('ledger_entry_id', '=', entryId)
    .execute()
}

const changed = (person: string) => ({
  version: sql<number>`version + 1`,
  changed_at: sql<string>`now()`,
  changed_by: person,
})

/** Withdraws an agreed refund whose entry was corrected. */
export const withdrawRefund = async (tx: PropertyTx, entryId: string, person: string): Promise<void> => {
  await tx.db
    .updateTable('refund')
    .set({ state: 'withdrawn', ...changed(person) })
    .where('property_id', '=', tx.propertyId)
    .where('ledger_entry_id', '=', entryId)
    .execute()
}
