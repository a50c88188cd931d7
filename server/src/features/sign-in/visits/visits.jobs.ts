import type { Signal } from '@innkeeper/protocol/freshness/signal'
import type { Sweep } from '#kit/jobs/schedule.ts'
import { inTransaction } from '#kit/transaction/transaction.ts'
import { recordLeavings } from './record-visits.ts'

/** Every minute, tells properties of administrators whose session ended without signing out: it expired, nobody used it, or it was ended elsewhere. */
export const tellOfLeavings: Sweep = {
  name: 'leavings',
  everySeconds: 60,
  run: async ({ pool, publish }) => {
    const signals: Signal[] = []
    await inTransaction(pool, { role: 'platform', readOnly: false, seconds: 60 }, (tx) =>
      recordLeavings({ tx, requestId: 'leavings', publish: (signal) => void signals.push(signal) }, null),
    )
    publish(signals)
  },
}
