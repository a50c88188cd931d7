import { formatRange } from '@innkeeper/protocol/format/format'
import { languages, say, speak, type Language, type Saying } from '@innkeeper/protocol/say'
import { requestNotificationWords, requestStateWords } from '@innkeeper/protocol/words/sale/request-words'
import { postEvents } from '#kit/jobs/outbox.ts'
import { notify } from '#kit/live/notify.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { Letter } from '#outside/mail.ts'
import { readersByMail } from '#features/notifications/notifications.reads.ts'
import { linksToAnswer, type AnswerAt } from '../answer-links/make-answer-links.ts'
import type { StoredRequest } from './requests.store.ts'

/** What the property is told of a request, with what was said. */
export type RequestNews = {
  readonly kind: keyof typeof requestNotificationWords
  readonly request: StoredRequest
  readonly said: string
  /** The title, where that of the kind does not say it all. */
  readonly words?: Saying
  /** Where its letters can be answered from; absent where there is nothing to answer. */
  readonly answerAt?: AnswerAt
}

/** Tells the property of a request: in the bell, by a letter where it has an address, and by one to each user who chose it. */
export const tellProperty = async (tx: PropertyTx, news: RequestNews): Promise<void> => {
  const { request, kind } = news
  const letters = await lettersOf(tx, news)
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

/** A letter to the property's own address, and one to each other user who chose it. */
const lettersOf = async (tx: PropertyTx, news: RequestNews): Promise<Letter[]> => {
  const own = news.request.property.email
  const readers = await readersByMail(tx, news.kind)
  const others = readers.filter(({ email }) => email.toLowerCase() !== own.toLowerCase())
  const to: readonly To[] = [...(own === '' ? [] : [{ email: own, accountId: null, language: null }]), ...others]
  const links = news.answerAt === undefined ? [] : await linksToAnswer(tx, news.answerAt, { request: news.request, readers: to })
  return to.map((reader, index) => letterTo(reader, news, links[index]))
}

/** A property's address has no single reader, and no language. */
type To = { readonly email: string; readonly accountId: string | null; readonly language: Language | null }

const text = say(
  `{title}

Trạng thái: {state}
{said}`,
  `{title}

Status: {state}
{said}`,
)

const linkText = say(
  `Trả lời bằng lời ngay từ email này, không cần đăng nhập. Liên kết dùng một lần:
{link}`,
  `Answer in words from this email, without signing in. The link works once:
{link}`,
)

const placeText = say('Mở Innkeeper, mục Yêu cầu đặt phòng, để trả lời.', 'Open Innkeeper, Booking requests, to answer.')

const textIn = (language: Language, news: RequestNews, link: string | undefined): string => {
  const told = speak(text, language, {
    title: titleIn(language, news),
    state: speak(requestStateWords[news.request.state], language),
    said: news.said === '' ? '–' : news.said,
  })
  const ways = [...(link === undefined ? [] : [speak(linkText, language, { link })]), speak(placeText, language)]
  return `${[told, ...ways].join('\n\n')}\n`
}

// Without a language the letter is in both, Vietnamese first.
const letterTo = ({ email, language }: To, news: RequestNews, link: string | undefined): Letter => ({
  to: email,
  language: language ?? 'vi',
  subject: titleIn(language ?? 'vi', news),
  text: (language === null ? languages : [language]).map((one) => textIn(one, news, link)).join('\n'),
})
