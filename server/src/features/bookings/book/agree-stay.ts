import { withinSentence } from '@innkeeper/protocol/format/within-sentence'
import { speakStayRule } from '@innkeeper/protocol/shapes/stay-answers'
import { speak } from '@innkeeper/protocol/say'
import { whyNotGivenWords } from '@innkeeper/protocol/words/sale/gift-code-words'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import type { CodedService } from '@innkeeper/rules/hotel-service/choose-hotel-services'
import type { SaleChannel } from '@innkeeper/rules/price/buyer'
import type { StayPrice } from '@innkeeper/rules/price/price-of-stay'
import { quoteStay, type StayQuote } from '@innkeeper/rules/stay/quote-stay'
import { buyerOf } from '../check-stay/buyer.reads.ts'
import { whyNothing, type GivenCode } from '../gift-code/given-code.reads.ts'
import { noteWrongCode } from '../gift-code/wrong-codes.reads.ts'
import { servedStay } from '../check-stay/served-stay.reads.ts'
import type { Booker, BookingInput } from './booking-asked.ts'
import { refuseCredit } from './refuse-credit.ts'
import { bedsTooMany, whatIsMissing } from './asked-rooms.reads.ts'
import type { PlanFacts, PropertyFacts, RoomTypeFacts } from '../check-stay/stay-facts.reads.ts'
import { toDay } from '@innkeeper/rules/days/day'

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
export const agreeStay = (at: Booker, facts: PropertyFacts, input: BookingInput, given: GivenCode | null): AgreedStay => {
  const { today, agent } = facts
  const dates = { checkIn: toDay(input.checkIn), checkOut: toDay(input.checkOut) }
  const channel = channelOf(at)
  const agentActive = at.travelAgent === null || (agent?.active ?? false)
  const buyer = buyerOf(agent, { channel, ...at.travelAgent, ...input })
  const served = servedStay(facts, { ...dates, rooms: input.rooms, services: input.services, channel })
  const quote = quoteStay(
    facts,
    { ...dates, rooms: input.rooms, agentActive, today, buyer },
    { ...served.offers, giftCode: given?.counted ?? null },
  )
  if (quote === null) throw at.refusal('notFound', { field: whatIsMissing(facts, agentActive, input.rooms) })
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

/** Where a booking is made: agents book by the interface, guests on the property's site. */
const channelOf = ({ travelAgent }: Booker): SaleChannel => (travelAgent === null ? 'website' : 'agents')

type Quote = StayQuote<RoomTypeFacts, PlanFacts>

const refuseExtraBeds = (at: Booker, quote: Quote, rooms: BookingInput['rooms']): void => {
  const over = bedsTooMany(quote, rooms)
  if (over) throw at.refusal('tooManyExtraBeds', over)
}

const refuseBlocked = (at: Booker, quote: Quote): void => {
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

const refuseGiftCode = (at: Booker, given: GivenCode | null, { price, rooms }: { price: StayPrice; rooms: number }): void => {
  if (given === null) return
  const rule = whyNothing(given, price, rooms)
  if (rule === null) return
  if (rule === 'unknown') noteWrongCode(at, given.typed)
  throw at.refusal('giftCodeRefused', { field: 'giftCode', values: { reason: speak(whyNotGivenWords[rule], at.language), rule } })
}

const refuseOtherPrice = (at: Booker, facts: PropertyFacts, { total, asked }: { total: number; asked: number }): void => {
  if (total === asked) return
  const newPrice = formatMoney(total, facts.currency, at.language)
  const oldPrice = formatMoney(asked, facts.currency, at.language)
  throw at.refusal('priceChanged', { field: 'total', values: { total, asked, newPrice, oldPrice } })
}
