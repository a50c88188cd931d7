import { formatMoment, formatRange } from '@innkeeper/protocol/format/format'
import { languages, say, speak, type Language, type Saying } from '@innkeeper/protocol/say'
import type { Day } from '@innkeeper/rules/days/day'
import type { LetterKind } from '@innkeeper/protocol/words/mail/letter-words'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import { z } from 'zod'
import { postEvents } from '#kit/jobs/outbox.ts'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { Letter } from '#outside/mail.ts'
import { linksToAnswer, type AnswerAt } from '../answer-links/make-answer-links.ts'
import type { StoredRequest } from './requests.store.ts'

const emailRows = rowsLike(z.strictObject({ email: z.string() }))

type Offered = {
  readonly offerNo: number
  readonly checkIn: Day
  readonly checkOut: Day
  readonly total: number
  readonly validUntil: Date
}

/** What an agent is told of its request; an offer names its stay, its price and its moment. */
export type AgentNews =
  | { readonly kind: 'offered'; readonly said: string; readonly offer: Offered; readonly answerAt: AnswerAt }
  | { readonly kind: 'answered' | 'takenBack' | 'lapsed'; readonly said: string }

/** Writes to the agent what became of its request. An agent has no language of its own: the letter is in both. */
export const tellAgent = async (tx: PropertyTx, request: StoredRequest, news: AgentNews): Promise<void> => {
  const [agent] = await emailRows(tx, 'select email from travel_agent where travel_agent_id = $1', [request.travelAgentId])
  if (agent === undefined || agent.email === '') return
  const subject = titleIn('vi', request, news)
  const readers = [{ email: agent.email, accountId: null }]
  const [link] = news.kind === 'offered' ? await linksToAnswer(tx, news.answerAt, { request, readers, offer: news.offer }) : []
  await postEvents(tx, 'mail', [
    {
      to: agent.email,
      language: 'vi',
      subject,
      text: languages.map((language) => textIn(language, request, { news, link })).join('\n'),
      of: { propertyId: tx.propertyId, kind: kindOfNews[news.kind] },
    } satisfies Letter,
  ])
}

const kindOfNews = {
  answered: 'requestAnswered',
  offered: 'requestOffered',
  takenBack: 'requestEnded',
  lapsed: 'requestEnded',
} as const satisfies Record<AgentNews['kind'], LetterKind>

const titleIn = (language: Language, request: StoredRequest, { kind }: AgentNews): string =>
  speak(titles[kind], language, {
    property: request.property.name[language],
    code: request.code,
    stay: formatRange(request.checkIn, request.checkOut),
  })

type Written = { readonly news: AgentNews; readonly link: string | undefined }

const textIn = (language: Language, request: StoredRequest, { news, link }: Written): string =>
  `${[
    titleIn(language, request, news),
    ...(news.kind === 'offered' ? [offerIn(language, request, news.offer)] : []),
    ...(news.said === '' ? [] : [speak(saidText, language, { said: news.said })]),
    ...(link === undefined ? [] : [speak(linkText, language, { link })]),
    speak(readText, language),
  ].join('\n\n')}\n`

const offerIn = (language: Language, { currency, property }: StoredRequest, offer: Offered): string =>
  speak(offerText, language, {
    stay: formatRange(offer.checkIn, offer.checkOut),
    total: formatMoney(offer.total, currency, language),
    until: formatMoment(offer.validUntil.toISOString(), { timeZone: property.timeZone, year: true }),
  })

const titles: Readonly<Record<AgentNews['kind'], Saying>> = {
  answered: say('{property} trả lời yêu cầu {code}: {stay}', '{property} answered request {code}: {stay}'),
  offered: say('{property} đề nghị phòng cho yêu cầu {code}: {stay}', '{property} offers rooms for request {code}: {stay}'),
  takenBack: say('{property} thu hồi đề nghị của yêu cầu {code}: {stay}', '{property} took back its offer for request {code}: {stay}'),
  lapsed: say('Đề nghị của {property} cho yêu cầu {code} đã hết hạn: {stay}', 'The offer of {property} for request {code} lapsed: {stay}'),
}
const offerText = say(
  '{stay}: {total} cho mọi phòng, gồm thuế và phí. Giữ phòng đến {until}; nhận bằng distribution/accept.',
  '{stay}: {total} for all rooms, with tax and fees. The rooms are held until {until}; take them through distribution/accept.',
)
const linkText = say(
  `Xem giá từng bước, nhận hoặc từ chối ngay từ email này. Liên kết dùng một lần:
{link}`,
  `See the price step by step, accept or decline from this email. The link works once:
{link}`,
)
const saidText = say('Lời nhắn: {said}', 'Message: {said}')
const readText = say('Đọc toàn bộ qua distribution/requests.', 'Read all of it through distribution/requests.')
