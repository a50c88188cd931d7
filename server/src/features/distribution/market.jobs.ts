import type { Sweep } from '#kit/jobs/schedule.ts'
import { inTransaction } from '#kit/transaction/transaction.ts'
import { settleMarket } from './market.store.ts'

/**
 * The number of properties computed again in one transaction; other processes can set marks meanwhile, and a search that still sees a mark
 * computes the price itself.
 */
const atOnce = 50

/** Computes the market prices of changed properties again. */
export const refreshMarket: Sweep = {
  name: 'market',
  everySeconds: 1,
  run: async ({ pool }) => {
    const settle = async (): Promise<void> => {
      const settled = await inTransaction(pool, { role: 'platform', readOnly: false }, (tx) => settleMarket(tx, atOnce))
      if (settled > 0) await settle()
    }
    await settle()
  },
}
