import type { Sweep } from '#kit/jobs/schedule.ts'
import { notifyAll } from '#kit/live/notify.ts'
import { inTransaction } from '#kit/transaction/transaction.ts'
import { releasesToAnnounce } from './announcements.store.ts'

/** Every minute, notifies all properties of release notes whose time has come, each once, whichever server is first. */
export const announceReleases: Sweep = {
  name: 'release notes',
  everySeconds: 60,
  run: async ({ pool, now, publish }) => {
    const count = await inTransaction(pool, { role: 'platform', readOnly: false, seconds: 60 }, async (tx) => {
      const releases = await releasesToAnnounce(tx, now)
      const notices = releases.map(({ id, titleVi, titleEn }) => ({ ...release, subjectCode: id, title: { vi: titleVi, en: titleEn } }))
      await Promise.all(notices.map((notice) => notifyAll(tx, notice)))
      return releases.length
    })
    if (count > 0) publish([{ propertyId: null, topic: 'stale', prefixes: ['notification', 'announcement'] }])
  },
}

const release = { kind: 'release', link: '', person: '', state: '' } as const
