import type { CallRequest } from '@innkeeper/protocol/catalogue'
import { blockedNightAnswers, lineAnswer, priceAnswer } from '@innkeeper/protocol/shapes/stay-answers'
import { toDay } from '@innkeeper/rules/days/day'
import { explainPromotions } from '@innkeeper/rules/promotion/explain-promotions'
import { quoteStay, struckOf } from '@innkeeper/rules/stay/quote-stay'
import { longestStay, whyNotStayDates } from '@innkeeper/rules/stay/stay-dates'
import type { At } from '#kit/call/at.ts'
import { implement } from '#kit/call/implement.ts'
import { giftCodeAnswer, givenCode, type GivenCode } from '../gift-code/given-code.reads.ts'
import { asCode, giftCodesAt, kindsOfAgents } from '../gift-code/gift-codes-at.reads.ts'
import { buyerOf } from './buyer.reads.ts'
import { nightAuthors, servicesWithStays } from './check-stay.store.ts'
import { bookedLine } from '../book/quoted-lines.reads.ts'
import { servedStay } from './served-stay.reads.ts'
import { stayFacts, type PropertyFacts } from './stay-facts.reads.ts'
import { fieldsBehind, ruleAnswers } from './rule-answers.ts'

type Asking = At<'room-plan/check-stay'>
type Request = CallRequest<'room-plan/check-stay'>

/** "Why can't this be booked, and what does this agent pay?" */
export const checkStayCalls = implement({
  'room-plan/get-services': async (at) => servicesWithStays(at.tx),

  'room-plan/check-stay': async (at, input) => {
    const facts = await factsOf(at, input)
    const given = await codeGiven(at, facts, input)
    const { line, quote } = quotedLine(at, facts, { ...input, given })
    const authors = await nightAuthors(at.tx, line.roomType.roomTypeId, fieldsBehind(facts, line))
    return {
      bookable: quote.bookable,
      level: facts.agent?.level ?? input.level ?? null,
      blockedBy: line.verdict.blockedBy,
      rules: ruleAnswers(facts, line, authors, at.language),
      blockedNights: blockedNightAnswers([{ roomPlanId: input.roomPlanId, verdict: line.verdict }], at.language).map(
        ({ night, rule, message }) => ({ night, rule, message }),
      ),
      line: lineAnswer(bookedLine(line), toDay(input.checkIn), facts.currency),
      currency: facts.currency,
      price: quote.price === null ? null : priceAnswer(quote.price),
      struck: struckOf(quote),
      giftCode: giftCodeAnswer(given, { price: quote.price, rooms: input.rooms.length }, at.language),
      promotions: quote.priced === null || quote.price === null ? [] : explainPromotions(quote.priced, quote.price),
    }
  },
})

const factsOf = async (at: Asking, input: Request): Promise<PropertyFacts> => {
  const dates = { checkIn: toDay(input.checkIn), checkOut: toDay(input.checkOut) }
  const problem = whyNotStayDates(dates.checkIn, dates.checkOut)
  if (problem !== null) throw at.refusal(problem, { field: 'checkOut', values: { max: longestStay } })
  const { roomPlanId, travelAgentId = null, services } = input
  const wanted = {
    propertyIds: [at.tx.propertyId],
    roomPlanIds: [roomPlanId],
    travelAgentId,
    stays: [dates],
    serviceCodes: services.map(({ code }) => code),
  }
  const [facts] = await stayFacts(at.tx, wanted, at.now)
  if (facts === undefined) throw at.refusal('notFound', { field: 'roomPlanId' })
  return facts
}

const levelOf = ({ level }: Request) => (level === undefined ? null : { level })

/** As an agent that gives the code now, or where none is named, as one of any kind. */
const codeGiven = async (at: Asking, facts: PropertyFacts, { giftCode, ...asked }: Request): Promise<GivenCode | null> => {
  const travelAgentId = asked.travelAgentId ?? null
  if (giftCode === undefined) return null
  const [codes, kinds] = await Promise.all([
    giftCodesAt(at.tx, [at.tx.propertyId], [asCode(giftCode)]),
    kindsOfAgents(at.tx, travelAgentId === null ? [] : [travelAgentId]),
  ])
  const terms = codes.map((one) => (travelAgentId === null ? { ...one.terms, agents: 'all' as const } : one.terms))
  const kind = kinds.get(travelAgentId ?? '') ?? null
  return givenCode(giftCode, terms, { timeZone: facts.timeZone, now: at.now, travelAgentId, kind })
}

const quotedLine = (at: Asking, facts: PropertyFacts, { given, ...input }: Request & { readonly given: GivenCode | null }) => {
  const rooms = input.rooms.map((room) => ({ ...room, roomPlanId: input.roomPlanId }))
  const agentActive = input.travelAgentId === undefined || (facts.agent?.active ?? false)
  const buyer = buyerOf(facts.agent ?? levelOf(input), input)
  const asked = { checkIn: toDay(input.checkIn), checkOut: toDay(input.checkOut), rooms, agentActive, today: facts.today, buyer }
  const served = servedStay(facts, { ...asked, services: input.services })
  const quote = quoteStay(facts, asked, { ...served.offers, giftCode: given?.counted ?? null })
  const line = quote?.lines[0]
  if (!quote || line === undefined) throw at.refusal('notFound', { field: 'roomPlanId' })
  if (served.refused !== null) throw at.refusal(served.refused.key, served.refused)
  const max = line.roomType.extraBeds
  if (rooms.some((room) => room.extraBeds > max)) throw at.refusal('tooManyExtraBeds', { field: 'rooms', values: { max } })
  return { line, quote }
}
