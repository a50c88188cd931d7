import type { Tx } from './transaction.ts'

const turn = (column: string): string => `pg_advisory_xact_lock(hashtextextended(${column}::text, 11))`

/**
 * Waits for this transaction's turn to change nights of a property, and keeps the turn until it ends. Turns come in the order of request;
 * the row locks of the nights, which protect them in any case, would let newcomers overtake those who wait.
 */
export const awaitTurn = async (tx: Tx, propertyId: string): Promise<void> => {
  await tx.rows(`select ${turn('$1')}`, [propertyId], 'await turn')
}

/** Waits for the turn at the property with this code. */
export const awaitTurnAt = async (tx: Tx, propertyCode: string): Promise<void> => {
  await tx.rows(`select ${turn('property_id')} from property where code = $1`, [propertyCode], 'await turn at')
}
