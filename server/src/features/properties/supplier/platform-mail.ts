import type { Saying } from '@innkeeper/protocol/say'
import { z } from 'zod'
import { postEvent, postEvents } from '#kit/jobs/outbox.ts'
import type { Deliver, Queue } from '#kit/jobs/queue.ts'
import { notifyPlatform, platformNotice, type PlatformNotice } from '#kit/live/notify-platform.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import { attachedPaper, type AttachedPaper } from '#outside/mail.ts'
import { administrators } from './administrators.store.ts'

const saying = z.object({ vi: z.string(), en: z.string() })
// News of an earlier release has no notice.
const news = z.object({ subject: saying, text: saying, notice: platformNotice.optional(), attached: attachedPaper.optional() })

/** News for the platform's users, in both languages: each reads one in the bell and by mail. */
export type PlatformNews = {
  readonly subject: Saying
  readonly text: Saying
  readonly notice: PlatformNotice
  readonly attached?: AttachedPaper
}

/**
 * Posts news for the platform, in the transaction of its change. A property's transaction cannot read who the administrators are,
 * so the notice and the letters are written when the event is delivered.
 */
export const platformNews = (tx: Tx, told: PlatformNews): Promise<void> => postEvent(tx, 'platformNews', told)

/** Writes a piece of news into the administrators' bell, and its letters: to the platform's own address where one is set, else to every active administrator who may enter the property that it is about. */
export const platformNewsDelivery =
  (platformMail: string | undefined): Deliver =>
  async (payload, id, tx) => {
    const { subject, text, notice, attached } = news.parse(payload)
    const readers =
      platformMail === undefined ? await administrators(tx, propertyOf(notice)) : [{ email: platformMail, language: 'vi' as const }]
    const letters = readers.map(({ email, language }) => ({
      to: email,
      language,
      subject: subject[language],
      text: `${text[language]}\n\nInnkeeper\n`,
      attached,
    }))
    await postEvents(tx, 'mail', letters)
    return notice === undefined ? [] : notifyPlatform(tx, id, { ...notice, title: subject })
  }

/** The property that a notice is about, which its link names. */
const propertyOf = (notice: PlatformNotice | undefined): string | null =>
  /^(?:hotels|contracts)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/u.exec(notice?.link ?? '')?.[1] ?? null

/** The queue of news for the platform. */
export const platformNewsQueue = (platformMail: string | undefined): Queue => ({
  deliver: platformNewsDelivery(platformMail),
  places: 1,
  about: (payload) => news.parse(payload).subject,
})
