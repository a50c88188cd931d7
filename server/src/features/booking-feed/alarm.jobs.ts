import { speak, type Language } from '@innkeeper/protocol/say'
import { unfetchedMinutes, unfetchedWords } from '@innkeeper/protocol/words/connection/feed-words'
import { postEvents } from '#kit/jobs/outbox.ts'
import type { Sweep, SweepAt } from '#kit/jobs/schedule.ts'
import { notify } from '#kit/live/notify.ts'
import { eachInTurn } from '#kit/transaction/each-in-turn.ts'
import { inProperty, inTransaction, type PropertyTx } from '#kit/transaction/transaction.ts'
import type { Letter } from '#outside/mail.ts'
import { readersByMail } from '#features/notifications/notifications.reads.ts'
import { endAlarms, noteAlarm, silentFeeds, type SilentFeed } from './alarm.store.ts'

const mostAtOnce = 200
const platform = { role: 'platform', readOnly: false } as const

/** Tells a property once that a connected system leaves bookings unacknowledged, and again only after it has caught up. */
export const alarmUnfetched: Sweep = {
  name: 'bookings that nobody fetches',
  everySeconds: 60,
  run: async (at) => {
    const before = new Date(at.now.getTime() - unfetchedMinutes * 60_000)
    const silent = await inTransaction(at.pool, platform, async (tx) => {
      await endAlarms(tx, before)
      return silentFeeds(tx, before, mostAtOnce)
    })
    await eachInTurn(silent, (feed) => alarm(at, feed))
  },
}

const alarm = async (at: SweepAt, feed: SilentFeed): Promise<void> => {
  const told = await inProperty(at.pool, feed.propertyId, async (tx) => {
    const isFirst = await noteAlarm(tx, feed.connectionId, at.now)
    if (isFirst) await tell(tx, feed)
    return isFirst
  })
  if (told) at.publish([{ topic: 'stale', propertyId: feed.propertyId, prefixes: ['connection', 'notification'] }])
}

const tell = async (tx: PropertyTx, { name }: SilentFeed): Promise<void> => {
  const titleIn = (language: Language): string => speak(unfetchedWords.title, language, { name, minutes: unfetchedMinutes })
  const letters = (await readersByMail(tx, 'bookingsUnfetched')).map(({ email, language }): Letter => ({
    to: email,
    language,
    subject: titleIn(language),
    text: speak(unfetchedWords.letter, language, { title: titleIn(language) }),
  }))
  const title = { vi: titleIn('vi'), en: titleIn('en') }
  const notice = {
    kind: 'bookingsUnfetched',
    subjectCode: name,
    title,
    link: 'connections',
    person: 'Innkeeper',
    accountId: null,
    state: '',
  }
  await Promise.all([notify(tx, [notice]), postEvents(tx, 'mail', letters)])
}
