import { formatRange } from '@innkeeper/protocol/format/format'
import { languages, say, speak, type Language, type Saying } from '@innkeeper/protocol/say'
import { requestNotificationWords, requestStateWords } from '@innkeeper/protocol/words/sale/request-words'
import { postEvents } from '#kit/jobs/outbox.ts'
import { notify } from '#kit/live/notify.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { Letter } from '#outside/mail.ts'
import { readersByMail } from '#features/notifications/notifications.reads.ts'
import type { StoredRequest } from './requests.store.ts'

type Told = Pick<StoredRequest, 'code' | 'agent' | 'checkIn' | 'checkOut' | 'property' | 'state' | 'message'>

/** What the property is told of a request, with what was said. */
export type RequestNews = {
  readonly kind: keyof typeof requestNotificationWords
  readonly request: Told
  readonly said: string
  /** The title, where that of the kind does not say it all. */
  readonly words?: Saying
}

/** Tells the property of a request: in the bell, by a letter where it has an address, and by one to each user who chose it. */
export const tellProperty = async (tx: PropertyTx, news: RequestNews): Promise<void> => {
  const { request, kind } = news
  const readers = await readersByMail(tx, kind)
  const own = request.property.email
  const others = readers.filter(({ email }) => email.toLowerCase() !== own.toLowerCase())
  const letters = [...(own === '' ? [] : [letterToAll(own, news)]), ...others.map(({ email, language }) => letterTo(email, language, news))]
  const notice = {
    kind,
    subjectCode: request.code,
    title: { vi: titleIn('vi', news), en: titleIn('en', news) },
    link: `booking/requestBookingDetail/${request.code}`,
    person: request.agent.vi,
    accountId: null,
    state: request.state,
  }
  await Promise.all([notify(tx, [notice]), postEvents(tx, 'mail', letters)])
}

const titleIn = (language: Language, { kind, request, words = requestNotificationWords[kind] }: RequestNews): string =>
  speak(words, language, {
    code: request.code,
    agent: request.agent[language],
    stay: formatRange(request.checkIn, request.checkOut),
  })

const text = say(
  `{title}

Trạng thái: {state}
{said}

Mở Innkeeper, mục Yêu cầu đặt phòng, để trả lời.
`,
  `{title}

Status: {state}
{said}

Open Innkeeper, Booking requests, to answer.
`,
)

const textIn = (language: Language, news: RequestNews): string =>
  speak(text, language, {
    title: titleIn(language, news),
    state: speak(requestStateWords[news.request.state], language),
    said: news.said === '' ? '–' : news.said,
  })

// A property's address has no single reader: the letter is in both languages, Vietnamese first.
const letterToAll = (to: string, news: RequestNews): Letter => ({
  to,
  language: 'vi',
  subject: titleIn('vi', news),
  text: languages.map((language) => textIn(language, news)).join('\n'),
})

const letterTo = (to: string, language: Language, news: RequestNews): Letter => ({
  to,
  language,
  subject: titleIn(language, news),
  text: textIn(language, news),
})
