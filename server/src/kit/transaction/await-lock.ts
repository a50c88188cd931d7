import { sql } from 'kysely'
import type { Tx } from './transaction.ts'

/** Waits for the lock of a name and holds it until the transaction ends. Used when there is no row to lock. */
export const awaitLock = async (tx: Tx, name: string): Promise<void> => {
  await tx.db.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`.as('locked')).execute()
}
