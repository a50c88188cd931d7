import { speak, type Language } from '@innkeeper/protocol/say'
import { addressNewsWords, failingMinutes, type ToldOf } from '@innkeeper/protocol/words/connection/address-words'
import { postEvents } from '#kit/jobs/outbox.ts'
import type { SweepAt } from '#kit/jobs/schedule.ts'
import { notify } from '#kit/live/notify.ts'
import type { AddressNews } from '#kit/records/failing-address.ts'
import { eachInTurn } from '#kit/transaction/each-in-turn.ts'
import { inProperty, inTransaction, type PropertyTx, type Tx } from '#kit/transaction/transaction.ts'
import type { Letter } from '#outside/mail.ts'
import { readersByMail } from '#features/notifications/notifications.reads.ts'

/** The addresses of a feature, which notes itself what people were told of. */
export type Addresses = {
  readonly of: ToldOf
  /** Those of which people are to be told: they have failed since before a moment, or work again. */
  readonly news: (tx: Tx, before: Date, most: number) => Promise<AddressNews[]>
  /** Notes that people are told; false where that is no news any more. */
  readonly note: (tx: PropertyTx, news: AddressNews, moments: { readonly before: Date; readonly now: Date }) => Promise<boolean>
}

const mostAtOnce = 200
const platform = { role: 'platform', readOnly: true } as const

/** Tells people once that an address has failed for an hour, and once that it works again: in the bell, and by email who chose that. */
export const tellOfAddresses = async (at: SweepAt, addresses: Addresses): Promise<void> => {
  const before = new Date(at.now.getTime() - failingMinutes * 60_000)
  const all = await inTransaction(at.pool, platform, (tx) => addresses.news(tx, before, mostAtOnce))
  await eachInTurn(all, async (news) => {
    const isTold = await inProperty(at.pool, news.propertyId, async (tx) => {
      const isNews = await addresses.note(tx, news, { before, now: at.now })
      if (isNews) await tell(tx, addresses.of, news)
      return isNews
    })
    if (isTold) at.publish([{ topic: 'stale', propertyId: news.propertyId, prefixes: ['notification'] }])
  })
}

const tell = async (tx: PropertyTx, of: ToldOf, { name, fails }: AddressNews): Promise<void> => {
  const words = addressNewsWords[of][fails ? 'fails' : 'works']
  const titleIn = (language: Language): string => speak(words.title, language, { name, minutes: failingMinutes })
  const letters = (await readersByMail(tx, 'addressFails')).map(({ email, language }): Letter => ({
    to: email,
    language,
    subject: titleIn(language),
    text: speak(words.letter, language, { title: titleIn(language) }),
  }))
  const notice = {
    kind: 'addressFails',
    subjectCode: name,
    title: { vi: titleIn('vi'), en: titleIn('en') },
    link: 'connections',
    person: 'Innkeeper',
    accountId: null,
    state: fails ? 'fails' : 'works',
  }
  await Promise.all([notify(tx, [notice]), postEvents(tx, 'mail', letters)])
}
