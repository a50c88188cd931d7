import type { PaymentMethod } from '@innkeeper/rules/payment/payment-methods'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** The payment methods that a property accepts. */
export const methodsTaken = async (tx: PropertyTx): Promise<readonly PaymentMethod[]> => {
  const rows = await tx.rows<{ method: PaymentMethod }>('select method from payment_method where property_id = $1 and active', [
    tx.propertyId,
  ])
  return rows.map(({ method }) => method)
}

/** Sets the accepted payment methods; an unchanged one keeps its author. */
export const takeMethods = async (tx: PropertyTx, methods: readonly PaymentMethod[], person: string): Promise<void> => {
  await tx.rows(
    `update payment_method set active = false, changed_at = now(), changed_by = $3
      where property_id = $1 and active and method <> all($2::text[])`,
    [tx.propertyId, methods, person],
  )
  await tx.rows(
    `insert into payment_method (property_id, method, active, changed_by)
     select $1, method, true, $3 from unnest($2::text[]) as method
     on conflict (property_id, method) do update set active = true, changed_at = now(), changed_by = $3 where not payment_method.active`,
    [tx.propertyId, methods, person],
  )
}
