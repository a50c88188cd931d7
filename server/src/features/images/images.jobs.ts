import type { Sweep, SweepAt } from '../../kit/background.ts'
import { inTransaction } from '../../kit/transaction.ts'
import type { FileStore } from '../../outside/files.ts'
import { forgetExpiredCertificates, forgetFile, noteUsed, unusedFile } from './stored-files.store.ts'

const mostPerTurn = 500
const platform = { role: 'platform', readOnly: false, seconds: 60 } as const

/**
 * Takes away, every hour, files that nothing has referred to for a day: photos and pictures that were deleted, certificates that
 * were never handed in, and what an upload left that did not come to its end. Each is held while it goes, so that whoever uploads
 * the same file again waits and then keeps it anew.
 */
export const sweepFiles = (store: FileStore): Sweep => ({
  name: 'unused files',
  everySeconds: 3600,
  run: async ({ pool, now }) => {
    await inTransaction(pool, platform, async (tx) => {
      await forgetExpiredCertificates(tx, now)
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
    await forgetFile(tx, unused.key)
    return true
  })
  if (wentOn && left > 1) await removeUnused(at, left - 1)
}
