import { sql, type NotNull } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'

/** A refund that is to be paid back, locked until the transaction ends. */
export const lockRefund = (tx: PropertyTx, entryId: string) =>
  tx.db
    .selectFrom('refund as r')
    .innerJoin('ledger_entry as e', (join) =>
      join.onRef('e.property_id', '=', 'r.property_id').onRef('e.ledger_entry_id', '=', 'r.ledger_entry_id'),
    )
    .innerJoin('payable as b', (join) => join.onRef('b.property_id', '=', 'r.property_id').onRef('b.booking_id', '=', 'r.booking_id'))
    .select(['r.state', 'r.amount', 'e.paid_on as agreedOn', 'b.code'])
    .$narrowType<{ code: NotNull }>()
    .where('r.property_id', '=', tx.propertyId)
    .where('r.ledger_entry_id', '=', entryId)
    .forUpdate('r')
    .executeTakeFirst()

const orderRows = rowsLike(z.strictObject({ orderId: z.uuid().nullable() }))

/** The payment at a gateway through which a refund can go back; null where there is none. */
export const orderToPayBack = async (tx: PropertyTx, entryId: string): Promise<string | null> => {
  const [row] = await orderRows(tx, `select order_to_pay_back($1, $2) as "orderId"`, [tx.propertyId, entryId])
  return row?.orderId ?? null
}

/** Notes that a locked refund goes back through a payment: the gateway is asked once this has been committed. */
export const markAsked = async (
  tx: PropertyTx,
  entryId: string,
  { orderId, person }: { orderId: string; person: string },
): Promise<void> => {
  await tx.db
    .updateTable('refund')
    .set({ state: 'asked', rail: 'vnpay', payment_order_id: orderId, asked_at: null, note: '', ...changed(person) })
    .set((refund) => ({ request_id: refund.fn.coalesce('request_id', refund.val(uuidv7())) }))
    .where('property_id', '=', tx.propertyId)
    .where('ledger_entry_id', '=', entryId)
    .execute()
}

/** A refund that a gateway is asked to pay back. */
export type AskedRefund = {
  readonly propertyId: string
  readonly entryId: string
  readonly requestId: string
  readonly code: string
  readonly amount: number
  readonly sentAt: string
  readonly reference: string
  readonly paid: number
  readonly number: string | null
  readonly address: string
  readonly startedAt: string
}

/** Takes the refunds that gateways were not asked for since a moment, and notes that they are asked for now. */
export const takeAsked = async (
  tx: Tx,
  { askedBefore, now, most }: { askedBefore: Date; now: Date; most: number },
): Promise<AskedRefund[]> => {
  const waiting = tx.db
    .selectFrom('refund')
    .select('ledger_entry_id')
    .where('state', '=', 'asked')
    .where((refund) => refund.or([refund('asked_at', 'is', null), refund('asked_at', '<', askedBefore.toISOString())]))
    .orderBy('changed_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
  const taken = await tx.db
    .updateTable('refund')
    .set({ asked_at: now.toISOString() })
    .where('ledger_entry_id', 'in', waiting)
    .returning('ledger_entry_id as id')
    .execute()
  if (taken.length === 0) return []
  return tx.db
    .selectFrom('refund as r')
    .innerJoin('payable as b', (join) => join.onRef('b.property_id', '=', 'r.property_id').onRef('b.booking_id', '=', 'r.booking_id'))
    .innerJoin('payment_order as o', (join) =>
      join.onRef('o.property_id', '=', 'r.property_id').onRef('o.payment_order_id', '=', 'r.payment_order_id'),
    )
    .select(['r.property_id as propertyId', 'r.ledger_entry_id as entryId', 'b.code', 'r.amount', 'r.changed_at as sentAt'])
    .select(sql<string>`r.request_id`.as('requestId'))
    .select(['o.reference', 'o.amount as paid', 'o.gateway_number as number', 'o.address', 'o.started_at as startedAt'])
    .$narrowType<{ code: NotNull }>()
    .where(
      'r.ledger_entry_id',
      'in',
      taken.map(({ id }) => id),
    )
    .execute()
}

/**
 * Writes how a gateway ended a refund that it was asked for; one that is not asked for any more stays as it is. What it refused gets a new
 * number when it is sent again; what it never decided on keeps its own, because it may be paid yet.
 */
export const endAsked = async (tx: PropertyTx, entryId: string, { state, paidOn, note, decided }: RefundEnd): Promise<void> => {
  await tx.db
    .updateTable('refund')
    .set({ state, paid_on: paidOn, note, ...(decided ? { request_id: null } : {}), ...changed('VNPAY') })
    .where('property_id', '=', tx.propertyId)
    .where('ledger_entry_id', '=', entryId)
    .where('state', '=', 'asked')
    .execute()
}

/** How asking a gateway ended: `decided` if the gateway said so itself. */
export type RefundEnd = {
  readonly state: 'done' | 'failed'
  readonly paidOn: string | null
  readonly note: string
  readonly decided: boolean
}

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
