import type pg from 'pg'
import { inTransaction } from '#kit/transaction/transaction.ts'
import { isWaiting } from './set-up.store.ts'

/** Whether the installation still waits for its first administrator: asked of the database until it does not, and then never again. */
export const setUpGate = (pool: pg.Pool): (() => Promise<boolean>) => {
  let waits = true
  return async () => {
    if (waits) waits = await inTransaction(pool, { role: 'platform', readOnly: true }, isWaiting)
    return waits
  }
}
