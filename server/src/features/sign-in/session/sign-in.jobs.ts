import type { Sweep } from '#kit/jobs/schedule.ts'
import { inTransaction } from '#kit/transaction/transaction.ts'
import { deleteSolvedChallenges } from '#kit/captcha/refuse-unless-ticked.ts'
import { deleteOldRecoveries } from '../password/recovery.store.ts'
import { deleteOldChallenges } from '../factors/second-step/challenges.store.ts'
import { deleteOldSessions } from './session.store.ts'
import { deleteOldDevices } from '../throttle/known-device.store.ts'
import { deleteOldAttempts } from '../throttle/throttle.store.ts'

const dayMilliseconds = 86_400_000

/** Every hour, deletes the temporary records of signing in, a day after they last mattered. */
export const deleteOldSignIns: Sweep = {
  name: 'old sign-ins',
  everySeconds: 3600,
  run: ({ pool, now }) =>
    inTransaction(pool, { role: 'platform', readOnly: false, seconds: 60 }, async (tx) => {
      const before = new Date(now.getTime() - dayMilliseconds)
      await deleteOldAttempts(tx, before)
      await deleteOldDevices(tx)
      await deleteSolvedChallenges(tx, before)
      await deleteOldRecoveries(tx, before)
      await deleteOldChallenges(tx, before)
      await deleteOldSessions(tx, before)
    }),
}
