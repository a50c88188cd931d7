import type { Sweep } from './schedule.ts'
import { inTransaction } from '../transaction/transaction.ts'
import { deleteEvents } from './waiting-events.store.ts'

const dayMilliseconds = 86_400_000
/** A client that retries after a week makes a new request. */
const daysKept = 7
/** Decisions are kept this long, so that people can ask who put an event away or tried it again. */
const daysDecisionsKept = 90

/**
 * Every hour, deletes answers kept under idempotency keys and sent events that are a week old. Events about which an administrator decided
 * are kept for 90 days.
 */
export const deleteSent: Sweep = {
  name: 'old answers and sent events',
  everySeconds: 3600,
  run: ({ pool, now }) =>
    inTransaction(pool, { role: 'platform', readOnly: false, seconds: 60 }, async (tx) => {
      const before = new Date(now.getTime() - daysKept * dayMilliseconds)
      await tx.rows('delete from idempotency_key where at < $1', [before.toISOString()])
      await deleteEvents(tx, { sentBefore: before, decidedBefore: new Date(now.getTime() - daysDecisionsKept * dayMilliseconds) })
    }),
}
