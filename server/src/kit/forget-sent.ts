import type { Sweep } from './background.ts'
import { inTransaction } from './transaction.ts'

const dayMilliseconds = 86_400_000
/** A client that tries again after a week is asking anew. */
const daysKept = 7

/** Forgets, every hour, the answers kept under idempotency keys and the events sent, a week after they last meant something. */
export const forgetSent: Sweep = {
  name: 'old answers and sent events',
  everySeconds: 3600,
  run: ({ pool, now }) =>
    inTransaction(pool, { role: 'platform', readOnly: false, seconds: 60 }, async (tx) => {
      const before = new Date(now.getTime() - daysKept * dayMilliseconds).toISOString()
      await tx.rows('delete from idempotency_key where at < $1', [before])
      await tx.rows('delete from outbox where sent_at < $1', [before])
    }),
}
