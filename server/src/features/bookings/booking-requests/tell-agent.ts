import { formatDate, formatMoment, formatRange } from '@innkeeper/protocol/format/format'
import { say, speak, type Language, type Saying } from '@innkeeper/protocol/say'
import type { Day } from '@innkeeper/rules/days/day'
import type { LetterKind } from '@innkeeper/protocol/words/mail/letter-words'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import { z } from 'zod'
import { postLetters } from '#kit/mail/post-emails.ts'
import { inBoth, inEach, noOwnWords, writeLetter, type LetterValues } from '#kit/mail/write-letter.ts'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
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
  const readers = [{ email: agent.email, accountId: null }]
  const [link] = news.kind === 'offered' ? await linksToAnswer(tx, news.answerAt, { request, readers, offer: news.offer }) : []
  const kind = kindOfNews[news.kind]
  const values = { ...requestValues(request, news), ...(news.kind === 'offered' ? offerValues(request, news.offer, link) : {}) }
  const letter = { to: agent.email, language: 'vi', ...writeLetter(kind, noOwnWords, values) } as const
  await postLetters(tx, [{ ...letter, of: { propertyId: tx.propertyId, kind, values } }])
}

const kindOfNews = {
  answered: 'requestAnswered',
  offered: 'requestOffered',
  takenBack: 'requestEnded',
  lapsed: 'requestEnded',
} as const satisfies Record<AgentNews['kind'], LetterKind>

const titleIn = (language: Language, request: StoredRequest, { kind }: Pick<AgentNews, 'kind'>): string =>
  speak(titles[kind], language, {
    property: request.property.name[language],
    code: request.code,
    stay: formatRange(request.checkIn, request.checkOut),
  })

/** What fills the blanks of an email about a request. */
export const requestValues = (request: StoredRequest, news: Pick<AgentNews, 'kind' | 'said'>): LetterValues => ({
  headline: inEach((language) => titleIn(language, request, news)),
  property: request.property.name,
  agent: request.agent,
  code: inBoth(request.code),
  stay: inBoth(formatRange(request.checkIn, request.checkOut)),
  checkIn: inBoth(formatDate(request.checkIn)),
  checkOut: inBoth(formatDate(request.checkOut)),
  message: inBoth(news.said),
})

/** What an offer adds: its own stay, its price, until when it holds rooms, and the link to answer it. */
export const offerValues = ({ currency, property }: StoredRequest, offer: Omit<Offered, 'offerNo'>, link = ''): LetterValues => ({
  stay: inBoth(formatRange(offer.checkIn, offer.checkOut)),
  checkIn: inBoth(formatDate(offer.checkIn)),
  checkOut: inBoth(formatDate(offer.checkOut)),
  total: inEach((language) => formatMoney(offer.total, currency, language)),
  until: inBoth(formatMoment(offer.validUntil.toISOString(), { timeZone: property.timeZone, year: true })),
  link: inBoth(link),
})

const titles: Readonly<Record<AgentNews['kind'], Saying>> = {
  answered: say('{property} trả lời yêu cầu {code}: {stay}', '{property} answered request {code}: {stay}'),
  offered: say('{property} đề nghị phòng cho yêu cầu {code}: {stay}', '{property} offers rooms for request {code}: {stay}'),
  takenBack: say('{property} thu hồi đề nghị của yêu cầu {code}: {stay}', '{property} took back its offer for request {code}: {stay}'),
  lapsed: say('Đề nghị của {property} cho yêu cầu {code} đã hết hạn: {stay}', 'The offer of {property} for request {code} lapsed: {stay}'),
}
