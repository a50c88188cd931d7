import type { Saying } from '@innkeeper/protocol/say'
import { z } from 'zod'
import { postEvent, postEvents, type Deliver } from '../../kit/outbox.ts'
import type { Tx } from '../../kit/transaction.ts'
import { administrators } from './administrators.store.ts'

const saying = z.object({ vi: z.string(), en: z.string() })
const news = z.object({ subject: saying, text: saying })

/** What the platform's people are told, in both languages: each of them reads one. */
export type PlatformNews = { readonly subject: Saying; readonly text: Saying }

/**
 * Tells the platform by mail, from within the transaction of what it tells of. A property's transaction does not see who the
 * administrators are, so the letters are written when the event is delivered.
 */
export const platformNews = (tx: Tx, told: PlatformNews): Promise<void> => postEvent(tx, 'platformNews', told)

/** Writes the letters of a piece of news: to the platform's own address where one is set, else to every administrator at work. */
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
