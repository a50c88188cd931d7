import type { Sweep, SweepAt } from '#kit/jobs/schedule.ts'
import { inTransaction } from '#kit/transaction/transaction.ts'
import type { FileStore } from '#outside/files.ts'
import {
  deleteExpiredCertificates,
  deleteFile,
  forgetReceipts,
  forgetServicePictures,
  forgetSiteLogos,
  noteUsed,
  unusedFile,
} from './stored-files.store.ts'

const mostPerTurn = 500
const platform = { role: 'platform', readOnly: false, seconds: 60 } as const

/**
 * Every hour, deletes files that nothing has referred to for a day: deleted photos and pictures, certificates that were never handed in,
 * and the rest of failed uploads. Each key is locked while its files are deleted, so that an upload of the same file waits and then stores
 * it again.
 */
export const sweepFiles = (store: FileStore): Sweep => ({
  name: 'unused files',
  everySeconds: 3600,
  run: async ({ pool, now }) => {
    await inTransaction(pool, platform, async (tx) => {
      await deleteExpiredCertificates(tx, now)
      await forgetServicePictures(tx, now)
      await forgetReceipts(tx, now)
      await forgetSiteLogos(tx, now)
      await noteUsed(tx, now)
    })
    await removeUnused({ pool, now, store }, mostPerTurn)
  },
})

const removeUnused = async (at: Pick<SweepAt, 'pool' | 'now'> & { readonly store: FileStore }, left: number): Promise<void> => {
  const wentOn = await inTransaction(at.pool, platform, async (tx) => {
    const unused = await unusedFile(tx, at.now)
    if (unused === undefined) return false
    await at.store.remove(unused.names)
    await deleteFile(tx, unused.key)
    return true
  })
  if (wentOn && left > 1) await removeUnused(at, left - 1)
}
