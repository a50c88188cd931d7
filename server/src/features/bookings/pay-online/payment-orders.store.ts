import type { CardRail } from '#outside/gateways/gateway-network.ts'
import { sql, type NotNull } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'

/** A payment at a gateway, as it is stored; moments are texts. */
export type StoredOrder = {
  readonly orderId: string
  readonly linkId: string
  readonly code: string
  readonly rail: CardRail
  readonly reference: string
  readonly amount: number
  readonly address: string
  readonly state: 'started' | 'paid' | 'failed' | 'silent'
  readonly startedAt: string
}

/** A payment that is started. */
export type NewOrder = Pick<StoredOrder, 'linkId' | 'code' | 'rail' | 'amount' | 'address'> & { readonly now: Date }

/**
 * Starts a payment of a locked booking and returns its reference, which no other order of the gateways has: the booking's code and the
 * number of the try.
 */
export const insertOrder = async (tx: PropertyTx, { linkId, code, rail, amount, address, now }: NewOrder): Promise<string> => {
  const { tries } = await tx.db
    .selectFrom('payment_order')
    .select(sql<number>`count(*)::integer`.as('tries'))
    .where('property_id', '=', tx.propertyId)
    .where('reference', 'like', `${code}-%`)
    .executeTakeFirstOrThrow()
  const reference = `${code}-${tries + 1}`
  await tx.db
    .insertInto('payment_order')
    .values({
      property_id: tx.propertyId,
      payment_order_id: uuidv7(),
      payment_link_id: linkId,
      rail,
      reference,
      amount,
      address,
      started_at: now.toISOString(),
    })
    .execute()
  return reference
}

/** The property of an order: a gateway names none. */
export const propertyOfOrder = async (tx: Tx, rail: CardRail, reference: string): Promise<string | undefined> => {
  const found = await tx.db
    .selectFrom('payment_order')
    .select('property_id as propertyId')
    .where('rail', '=', rail)
    .where('reference', '=', reference)
    .executeTakeFirst()
  return found?.propertyId
}

/** An order of the property; lock its booking first, so that two answers come one after the other. */
export const findOrder = async (tx: PropertyTx, reference: string): Promise<StoredOrder | undefined> =>
  orders(tx).where('o.property_id', '=', tx.propertyId).where('o.reference', '=', reference).executeTakeFirst()

/** The orders of some links, the last first. */
export const ordersOfLinks = async (tx: PropertyTx, linkIds: readonly string[]) =>
  linkIds.length === 0
    ? []
    : orders(tx)
        .select('o.gateway_code as gatewayCode')
        .where('o.property_id', '=', tx.propertyId)
        .where('o.payment_link_id', 'in', linkIds)
        .orderBy('o.started_at', 'desc')
        .orderBy('o.reference')
        .execute()

/** What a gateway said of an order, and the entry that counts it. */
export type OrderDecided = {
  readonly state: 'paid' | 'failed' | 'silent'
  readonly number: string | null
  readonly code: string | null
  readonly entryId: string | null
  readonly now: Date
}

/** Writes how an order ended; one that was paid stays paid. */
export const decideOrder = async (tx: PropertyTx, orderId: string, { state, number, code, entryId, now }: OrderDecided): Promise<void> => {
  await tx.db
    .updateTable('payment_order')
    .set({ state, gateway_number: number, gateway_code: code, ledger_entry_id: entryId, decided_at: now.toISOString() })
    .where('property_id', '=', tx.propertyId)
    .where('payment_order_id', '=', orderId)
    .where('state', '<>', 'paid')
    .execute()
}

/** An order whose gateway is asked. */
export type WaitingOrder = StoredOrder & { readonly propertyId: string }

/** Takes the orders without an answer that were started before a moment and not asked for since another, and notes that they are asked for now. */
export const takeWaiting = async (
  tx: Tx,
  { startedBefore, askedBefore, now, most }: { startedBefore: Date; askedBefore: Date; now: Date; most: number },
): Promise<WaitingOrder[]> => {
  const waiting = tx.db
    .selectFrom('payment_order')
    .select('payment_order_id')
    .where('state', '=', 'started')
    .where('started_at', '<', startedBefore.toISOString())
    .where((order) => order.or([order('asked_at', 'is', null), order('asked_at', '<', askedBefore.toISOString())]))
    .orderBy('started_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
  const taken = await tx.db
    .updateTable('payment_order')
    .set({ asked_at: now.toISOString() })
    .where('payment_order_id', 'in', waiting)
    .returning('payment_order_id as orderId')
    .execute()
  if (taken.length === 0) return []
  const ids = taken.map(({ orderId }) => orderId)
  return orders(tx).select('o.property_id as propertyId').where('o.payment_order_id', 'in', ids).execute()
}

const orders = (tx: Tx) =>
  tx.db
    .selectFrom('payment_order as o')
    .innerJoin('payment_link as l', (join) =>
      join.onRef('l.property_id', '=', 'o.property_id').onRef('l.payment_link_id', '=', 'o.payment_link_id'),
    )
    .innerJoin('payable as b', (join) => join.onRef('b.property_id', '=', 'l.property_id').onRef('b.booking_id', '=', 'l.booking_id'))
    .select([
      'o.payment_order_id as orderId',
      'l.payment_link_id as linkId',
      'b.code',
      'o.reference',
      'o.amount',
      'o.address',
      'o.started_at as startedAt',
    ])
    .select((order) => [
      order.ref('o.rail').$castTo<CardRail>().as('rail'),
      order.ref('o.state').$castTo<StoredOrder['state']>().as('state'),
    ])
    .$narrowType<{ code: NotNull }>()
