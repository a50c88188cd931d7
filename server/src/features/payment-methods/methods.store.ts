import type { PaymentMethod } from '@innkeeper/rules/payment/payment-methods'
import { sql } from 'kysely'
import { oneOf } from '#kit/records/list.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** The payment methods that a property accepts. */
export const methodsTaken = async (tx: PropertyTx): Promise<readonly PaymentMethod[]> => {
  const rows = await tx.db
    .selectFrom('payment_method')
    .select('method')
    .where('property_id', '=', tx.propertyId)
    .where('active', '=', true)
    .$castTo<{ method: PaymentMethod }>()
    .execute()
  return rows.map(({ method }) => method)
}

/** Sets the accepted payment methods; an unchanged one keeps its author. */
export const takeMethods = async (tx: PropertyTx, methods: readonly PaymentMethod[], person: string): Promise<void> => {
  const changed = { changed_at: sql<string>`now()`, changed_by: person }
  await tx.db
    .updateTable('payment_method')
    .set({ active: false, ...changed })
    .where('property_id', '=', tx.propertyId)
    .where('active', '=', true)
    .where(sql<boolean>`not ${oneOf('method', methods)}`)
    .execute()
  if (methods.length === 0) return
  const rows = methods.map((method) => ({ property_id: tx.propertyId, method, active: true, changed_by: person }))
  await tx.db
    .insertInto('payment_method')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['property_id', 'method'])
        .doUpdateSet({ active: true, ...changed })
        .where('payment_method.active', '=', false),
    )
    .execute()
}
