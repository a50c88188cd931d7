import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#database/connect.ts'

/** Pays a booking at the property's desk, as its ledger and its row say it together. */
export const payBooking = async (server: { readonly database: Pick<Database, 'pool'> }, code: string, amount: number): Promise<void> => {
  if (amount === 0) return
  await server.database.pool.query(
    `with paid as (update booking set paid = paid + $2 where code = $1 returning *)
     insert into ledger_entry (property_id, ledger_entry_id, booking_id, kind, amount, currency, payment_method, paid_on, person, source)
       select property_id, $3, booking_id, 'payment', $2, currency, 'cash', created_at::date, 'Nguyễn Thu Ngân', 'person' from paid`,
    [code, amount, uuidv7()],
  )
}
