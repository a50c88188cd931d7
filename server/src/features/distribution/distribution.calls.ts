import type { CallRequest } from '@innkeeper/protocol/catalogue'
import {
  blockedNightAnswers,
  blockAnswers,
  lineAnswer,
  paymentAnswers,
  priceAnswer,
  serviceAnswers,
} from '@innkeeper/protocol/shapes/stay-answers'
import { toDay } from '@innkeeper/rules/days/day'
import type { Position } from '@innkeeper/rules/place/position'
import { quoteStay, struckOf } from '@innkeeper/rules/stay/quote-stay'
import { longestStay, whyNotStayDates } from '@innkeeper/rules/stay/stay-dates'
import type { At } from '#kit/call/at.ts'
import { implement } from '#kit/call/implement.ts'
import { paymentsOf } from '#features/bookings/book/agreed-payments.reads.ts'
import { bedsTooMany, whatIsMissing } from '#features/bookings/book/asked-rooms.reads.ts'
import { bookedLine } from '#features/bookings/book/quoted-lines.reads.ts'
import { buyerOf } from '#features/bookings/check-stay/buyer.reads.ts'
import { giftCodeAnswer } from '#features/bookings/gift-code/given-code.reads.ts'
import { refuseGuesser } from '#features/bookings/gift-code/wrong-codes.reads.ts'
import { codeGiven, codesGiven } from './codes-given.ts'
import { servedStay } from '#features/bookings/check-stay/served-stay.reads.ts'
import { creditLeftOf, stayFacts, type PropertyFacts } from '#features/bookings/check-stay/stay-facts.reads.ts'
import { isLinked, landmarkAt } from './market.store.ts'
import { amenitiesAsked } from './search-asked.ts'
import { searchMarket } from './search-market.ts'
import { propertyAnswer } from '#features/bookings/check-stay/property-answer.reads.ts'

/** What a travel agent reads before it books: the search, and the quote of a stay. */
export const distributionCalls = implement({
  'distribution/search': async (at, input) => {
    const dates = datesOf(at, input)
    const { after, latitude, longitude, landmark, amenities, ...wanted } = input
    const point = await pointOf(at, { latitude, longitude, landmark })
    if (point === null && (input.order === 'distance' || input.within !== undefined))
      throw at.refusal('pointMissing', { field: 'landmark' })
    const { travelAgentId } = at.travelAgent
    refuseGuesser(at, input.giftCode)
    const gifts = await codesGiven(at, input.giftCode)
    const conditions = { ...wanted, ...dates, ...amenitiesAsked(amenities), point, gifts }
    const page = await searchMarket(at.tx, { ...conditions, travelAgentId, language: at.language, now: at.now }, after)
    if (page === null) throw at.refusal('anotherSearch', { field: 'after' })
    return { ...page, linked: page.properties.length > 0 || (await isLinked(at.tx, travelAgentId)) }
  },

  'distribution/quote': async (at, input) => {
    const dates = datesOf(at, input)
    refuseGuesser(at, input.giftCode)
    const facts = await factsOf(at, input)
    const given = await codeGiven(at, facts, input)
    const agentActive = facts.agent?.active ?? false
    const buyer = buyerOf(facts.agent, { ...at.travelAgent, ...input })
    const served = servedStay(facts, { ...dates, rooms: input.rooms, services: input.services })
    const quote = quoteStay(
      facts,
      { ...dates, rooms: input.rooms, agentActive, today: facts.today, buyer },
      { ...served.offers, giftCode: given?.counted ?? null },
    )
    if (quote === null) throw at.refusal('notFound', { field: whatIsMissing(facts, agentActive, input.rooms) })
    if (served.refused !== null) throw at.refusal(served.refused.key, served.refused)
    const over = bedsTooMany(quote, input.rooms)
    if (over) throw at.refusal('tooManyExtraBeds', over)
    const price = quote.bookable ? quote.price : null
    const verdicts = quote.lines.map(({ roomPlan: { roomPlanId }, verdict }) => ({ roomPlanId, verdict }))
    return {
      property: propertyAnswer(facts),
      ...dates,
      level: facts.agent?.level ?? null,
      bookable: quote.bookable,
      blocked: blockAnswers(verdicts, at.language),
      blockedNights: blockedNightAnswers(verdicts, at.language),
      lines: quote.lines.map((line) => lineAnswer(bookedLine(line), dates.checkIn, facts.currency)),
      services: serviceAnswers(served.services),
      price: price === null ? null : priceAnswer(price),
      struck: price === null ? null : struckOf(quote),
      giftCode: giftCodeAnswer(given, { price, rooms: input.rooms.length }, at.language),
      payment: {
        hours: facts.paymentHours,
        due: price === null ? [] : paymentAnswers(paymentsOf(facts, { lines: quote.lines, price }, { ...dates, now: at.now })),
        creditLeft: creditLeftOf(facts.agent),
      },
    }
  },
})

type Asking = At<'distribution/search'> | At<'distribution/quote'>

const datesOf = (at: Asking, input: { readonly checkIn: string; readonly checkOut: string }) => {
  const checkIn = toDay(input.checkIn)
  const checkOut = toDay(input.checkOut)
  const problem = whyNotStayDates(checkIn, checkOut)
  if (problem !== null) throw at.refusal(problem, { field: 'checkOut', values: { max: longestStay } })
  return { checkIn, checkOut }
}

const factsOf = async (at: At<'distribution/quote'>, input: CallRequest<'distribution/quote'>): Promise<PropertyFacts> => {
  const wanted = {
    propertyCode: input.property,
    roomPlanIds: input.rooms.map((room) => room.roomPlanId),
    travelAgentId: at.travelAgent.travelAgentId,
    serviceCodes: input.services.map(({ code }) => code),
    stays: [{ checkIn: toDay(input.checkIn), checkOut: toDay(input.checkOut) }],
  }
  const [facts] = await stayFacts(at.tx, wanted, at.now)
  if (facts === undefined) throw at.refusal('notFound', { field: 'property' })
  return facts
}

type PointAsked = Pick<CallRequest<'distribution/search'>, 'latitude' | 'longitude' | 'landmark'>

/** The point of a search, given by position or by landmark; null where it has none. */
const pointOf = async (at: At<'distribution/search'>, { latitude, longitude, landmark }: PointAsked): Promise<Position | null> => {
  if ((latitude === undefined) !== (longitude === undefined) || (latitude !== undefined && landmark !== undefined))
    throw at.refusal('pointMissing', { field: latitude === undefined ? 'latitude' : 'longitude' })
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude }
  if (landmark === undefined) return null
  const point = await landmarkAt(at.tx, landmark)
  if (point === null) throw at.refusal('notFound', { field: 'landmark' })
  return point
}
