import { withinSentence } from '@innkeeper/protocol/format/within-sentence'
import { speakStayRule } from '@innkeeper/protocol/shapes/stay-answers'
import { speak } from '@innkeeper/protocol/say'
import { whyNotGivenWords } from '@innkeeper/protocol/words/sale/gift-code-words'
import type { CallRequest } from '@innkeeper/protocol/catalogue'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import type { CodedService } from '@innkeeper/rules/hotel-service/choose-hotel-services'
import type { StayPrice } from '@innkeeper/rules/price/price-of-stay'
import { quoteStay, type StayQuote } from '@innkeeper/rules/stay/quote-stay'
import type { At } from '#kit/call/at.ts'
import { buyerOf } from '../check-stay/buyer.reads.ts'
import { whyNothing, type GivenCode } from '../gift-code/given-code.reads.ts'
import { noteWrongCode } from '../gift-code/wrong-codes.reads.ts'
import { servedStay } from '../check-stay/served-stay.reads.ts'
import { refuseCredit } from './refuse-credit.ts'
import { bedsTooMany, whatIsMissing } from './asked-rooms.reads.ts'
import type { PlanFacts, PropertyFacts, RoomTypeFacts } from '../check-stay/stay-facts.reads.ts'
import { toDay } from '@innkeeper/rules/days/day'

type Booking = At<'distribution/book'>
type Request = CallRequest<'distribution/book'>

/** A stay that can be booked at the quoted price. */
export type AgreedStay = {
  readonly lines: StayQuote<RoomTypeFacts, PlanFacts>['lines']
  readonly services: readonly CodedService[]
  readonly price: StayPrice
  readonly onCredit: boolean
}

/**
 * Checks that a stay can be booked as requested, at the requested total and on the agent's credit; otherwise refuses it with the reason.
 */
export const agreeStay = (at: Booking, facts: PropertyFacts, input: Request, given: GivenCode | null): AgreedStay => {
  const { today, agent } = facts
  const dates = { checkIn: toDay(input.checkIn), checkOut: toDay(input.checkOut) }
  const buyer = buyerOf(agent, { ...at.travelAgent, ...input })
  const served = servedStay(facts, { ...dates, rooms: input.rooms, services: input.services })
  const quote = quoteStay(
    facts,
    { ...dates, rooms: input.rooms, agentActive: agent?.active ?? false, today, buyer },
    { ...served.offers, giftCode: given?.counted ?? null },
  )
  if (quote === null) throw at.refusal('notFound', { field: whatIsMissing(facts, input.rooms) })
  if (served.refused !== null) throw at.refusal(served.refused.key, served.refused)
  refuseExtraBeds(at, quote, input.rooms)
  refuseBlocked(at, quote)
  if (quote.price === null) throw new Error('a stay that can be booked has no price')
  refuseGiftCode(at, given, { price: quote.price, rooms: input.rooms.length })
  refuseOtherPrice(at, facts, { total: quote.price.total, asked: input.total })
  const onCredit = input.paymentMethod === 'debt'
  if (onCredit) refuseCredit(at, facts, quote.price.total)
  return { lines: quote.lines, services: served.services, price: quote.price, onCredit }
}

type Quote = StayQuote<RoomTypeFacts, PlanFacts>

const refuseExtraBeds = (at: Booking, quote: Quote, rooms: Request['rooms']): void => {
  const over = bedsTooMany(quote, rooms)
  if (over) throw at.refusal('tooManyExtraBeds', over)
}

const refuseBlocked = (at: Booking, quote: Quote): void => {
  const [first] = quote.lines.flatMap(({ roomPlan, verdict }) =>
    verdict.rules.filter((rule) => !rule.ok).map((rule) => ({ rule, roomPlanId: roomPlan.roomPlanId })),
  )
  if (first === undefined) return
  const { rule, roomPlanId } = first
  throw at.refusal('stayBlocked', {
    values: {
      reason: withinSentence(speakStayRule(rule, at.language)),
      rule: rule.rule,
      roomPlanId,
      nights: rule.nights.join(' '),
      ...rule.values,
    },
  })
}

const refuseGiftCode = (at: Booking, given: GivenCode | null, { price, rooms }: { price: StayPrice; rooms: number }): void => {
  if (given === null) return
  const rule = whyNothing(given, price, rooms)
  if (rule === null) return
  if (rule === 'unknown') noteWrongCode(at.travelAgent.travelAgentId, given.typed)
  throw at.refusal('giftCodeRefused', { field: 'giftCode', values: { reason: speak(whyNotGivenWords[rule], at.language), rule } })
}

const refuseOtherPrice = (at: Booking, facts: PropertyFacts, { total, asked }: { total: number; asked: number }): void => {
  if (total === asked) return
  const newPrice = formatMoney(total, facts.currency, at.language)
  const oldPrice = formatMoney(asked, facts.currency, at.language)
  throw at.refusal('priceChanged', { field: 'total', values: { total, asked, newPrice, oldPrice } })
}
