import type { Saying } from '@innkeeper/protocol/say'
import { z } from 'zod'
import { postEvent, postEvents } from '#kit/jobs/outbox.ts'
import type { Deliver, Queue } from '#kit/jobs/queue.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import { administrators } from './administrators.store.ts'

const saying = z.object({ vi: z.string(), en: z.string() })
const news = z.object({ subject: saying, text: saying })

/** News for the platform's users, in both languages: each reads one. */
export type PlatformNews = { readonly subject: Saying; readonly text: Saying }

/**
 * Posts news for the platform by mail, in the transaction of its change. A property's transaction cannot read who the administrators are,
 * so the letters are written when the event is delivered.
 */
export const platformNews = (tx: Tx, told: PlatformNews): Promise<void> => postEvent(tx, 'platformNews', told)

/** Writes the letters of a piece of news: to the platform's own address where one is set, else to every active administrator. */
export const platformNewsDelivery =
  (platformMail: string | undefined): Deliver =>
  async (payload, _id, tx) => {
    const { subject, text } = news.parse(payload)
    const readers = platformMail === undefined ? await administrators(tx) : [{ email: platformMail, language: 'vi' as const }]
    const letters = readers.map(({ email, language }) => ({
      to: email,
      language,
      subject: subject[language],
      text: `${text[language]}\n\nInnkeeper\n`,
    }))
    await postEvents(tx, 'mail', letters)
  }

/** The queue of news for the platform. */
export const platformNewsQueue = (platformMail: string | undefined): Queue => ({
  deliver: platformNewsDelivery(platformMail),
  places: 1,
  about: (payload) => news.parse(payload).subject,
})
