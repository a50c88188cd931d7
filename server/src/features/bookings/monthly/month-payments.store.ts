import { catalogue, type CallOutput } from '@innkeeper/protocol/catalogue'
import { v7 as uuidv7 } from 'uuid'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** A payment for a month, with the transactions that it became. */
export type NewMonthPayment = {
  readonly id: string
  readonly amount: number
  readonly paidOn: string
  readonly paymentMethod: string
  readonly note: string
  readonly entries: readonly string[]
  readonly person: string
  readonly now: Date
}

/** Writes a payment for a locked statement. */
export const writeMonthPayment = async (tx: PropertyTx, payment: NewMonthPayment): Promise<void> => {
  await tx.rows(
    `with payment as (
       insert into month_payment (property_id, month_payment_id, month_statement_id, amount, paid_on, payment_method, note, recorded_at, recorded_by)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning property_id, month_payment_id)
     insert into month_payment_part (property_id, ledger_entry_id, month_payment_id)
       select property_id, entry, month_payment_id from payment, unnest($10::uuid[]) as entry`,
    [
      tx.propertyId,
      uuidv7(),
      payment.id,
      payment.amount,
      payment.paidOn,
      payment.paymentMethod,
      payment.note,
      payment.now.toISOString(),
      payment.person,
      payment.entries,
    ],
  )
}

/** A payment for a month as the property reads it. */
export type MonthPayment = CallOutput<'booking/monthly/detail'>['payments'][number]

const paymentRows = rowsLike(catalogue['booking/monthly/detail'].output.shape.payments.element.strict())

/** The payments for a statement, the first one first. */
export const monthPayments = (tx: PropertyTx, statementId: string): Promise<MonthPayment[]> =>
  paymentRows(
    tx,
    `select m.month_payment_id as id, m.paid_on as "paidOn", m.amount, m.payment_method as "paymentMethod", m.note, m.recorded_by as "recordedBy",
        (select count(*)::integer from month_payment_part p
          where p.property_id = m.property_id and p.month_payment_id = m.month_payment_id) as bookings
       from month_payment m where m.property_id = $1 and m.month_statement_id = $2 order by m.recorded_at, m.month_payment_id`,
    [tx.propertyId, statementId],
  )
