import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** Whether people want to be asked before what a connection sends is applied. */
export const asksBefore = async (tx: PropertyTx, connectionId: string): Promise<boolean> =>
  (await asking(tx, connectionId).executeTakeFirst())?.held ?? false

/**
 * The same, with the connection locked until the transaction ends: what arrives from it and what people decide about it comes one after the
 * other.
 */
export const asksBeforeLocked = async (tx: PropertyTx, connectionId: string): Promise<boolean> =>
  (await asking(tx, connectionId).forNoKeyUpdate().executeTakeFirst())?.held ?? false

const asking = (tx: PropertyTx, connectionId: string) =>
  tx.db.selectFrom('connection').select('held').where('property_id', '=', tx.propertyId).where('connection_id', '=', connectionId)
