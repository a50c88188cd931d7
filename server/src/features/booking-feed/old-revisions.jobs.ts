import type { Sweep, SweepAt } from '#kit/jobs/schedule.ts'
import { inTransaction } from '#kit/transaction/transaction.ts'
import { deleteOldRevisions } from './old-revisions.store.ts'

/** So many days a revision is kept that nobody needs any more. */
const daysKept = 180
const mostAtOnce = 5000
const platform = { role: 'platform', readOnly: false, seconds: 60 } as const

/** Deletes old revisions that every connection which is told has acknowledged; the last one of each booking stays. */
export const forgetRevisions: Sweep = { name: 'old revisions of bookings', everySeconds: 3600, run: async (at) => forget(at) }

const forget = async (at: SweepAt): Promise<void> => {
  const before = new Date(at.now.getTime() - daysKept * 86_400_000)
  const count = await inTransaction(at.pool, platform, (tx) => deleteOldRevisions(tx, before, mostAtOnce))
  if (count === mostAtOnce) await forget(at)
}
