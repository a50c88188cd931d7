import { sql } from 'kysely'
import type { Tx } from './transaction.ts'

/** Waits for the lock of a name and keeps it until the transaction ends: for what has no row that could be locked. */
export const awaitLock = async (tx: Tx, name: string): Promise<void> => {
  await tx.db.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`.as('locked')).execute()
}
