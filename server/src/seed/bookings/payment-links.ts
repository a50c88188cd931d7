import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '#kit/transaction/transaction.ts'

const daysOpen = 30

/** A payment link over what a partly paid booking owes, so that the links of a booking and the payer's page are there to be looked at. */
export const seedPaymentLink = async (tx: Tx, propertyId: string, { now, by }: { now: Date; by: string }): Promise<void> => {
  await tx.rows(
    `insert into payment_link (property_id, payment_link_id, booking_id, amount, expires_at, made_at, made_by)
       select property_id, $2, booking_id, total - paid, $3::timestamptz + make_interval(days => $4), $3, $5 from booking
        where property_id = $1 and state = 'await fully payment' and payment_method <> 'debt' and currency = 'VND' and paid < total
        order by check_in desc, code limit 1`,
    [propertyId, uuidv7(), now.toISOString(), daysOpen, by],
  )
}
