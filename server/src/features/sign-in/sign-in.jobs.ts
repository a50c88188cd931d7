import type { Sweep } from '../../kit/background.ts'
import { inTransaction } from '../../kit/transaction.ts'
import { forgetOldRecoveries } from './recovery.store.ts'
import { forgetOldSessions } from './session.store.ts'
import { forgetOldAttempts } from './throttle.store.ts'

const dayMilliseconds = 86_400_000

/** Forgets, every hour, what signing in had to remember for a while: a day after it last meant something. */
export const forgetOldSignIns: Sweep = {
  name: 'old sign-ins',
  everySeconds: 3600,
  run: ({ pool, now }) =>
    inTransaction(pool, { role: 'platform', readOnly: false, seconds: 60 }, async (tx) => {
      const before = new Date(now.getTime() - dayMilliseconds)
      await forgetOldAttempts(tx, before)
      await forgetOldRecoveries(tx, before)
      await forgetOldSessions(tx, before)
    }),
}
