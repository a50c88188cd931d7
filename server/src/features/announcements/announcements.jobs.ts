import type { Sweep } from '../../kit/background.ts'
import { notifyAll } from '../../kit/notify.ts'
import { inTransaction } from '../../kit/transaction.ts'
import { releasesToTell } from './announcements.store.ts'

/** Tells, every minute, the bells of all properties of the release notes whose time has come: of each once, whichever server is first. */
export const tellReleases: Sweep = {
  name: 'release notes',
  everySeconds: 60,
  run: async ({ pool, now, tell }) => {
    const count = await inTransaction(pool, { role: 'platform', readOnly: false, seconds: 60 }, async (tx) => {
      const releases = await releasesToTell(tx, now)
      const notices = releases.map(({ id, titleVi, titleEn }) => ({ ...release, subjectCode: id, title: { vi: titleVi, en: titleEn } }))
      await Promise.all(notices.map((notice) => notifyAll(tx, notice)))
      return releases.length
    })
    if (count > 0) tell([{ propertyId: null, topic: 'notifications' }])
  },
}

const release = { kind: 'release', link: '', person: '', state: '' } as const
