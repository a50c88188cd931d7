import type { CallRequest } from '@innkeeper/protocol/catalogue'
import { tellBlockedNights, tellBlocks, tellLine, tellPayments, tellPrice } from '@innkeeper/protocol/stay-answers'
import { daysBetween, toDay } from '@innkeeper/rules/days/day'
import { quoteStay } from '@innkeeper/rules/stay/quote-stay'
import { longestStay, whyNotStayDates } from '@innkeeper/rules/stay/stay-dates'
import type { At } from '../../kit/at.ts'
import { implement } from '../../kit/implement.ts'
import { paymentsOf } from '../bookings/agreed-payments.reads.ts'
import { bedsTooMany, whatIsMissing } from '../bookings/asked-rooms.reads.ts'
import { bookedLine } from '../bookings/quoted-lines.reads.ts'
import { creditLeftOf, stayFacts, type PropertyFacts } from '../bookings/stay-facts.reads.ts'
import { searchPage } from './search.ts'
import { tellProperty } from './tell-property.ts'

/** What a travel agent asks before it books: what there is, and what one stay costs. */
export const distributionCalls = implement({
  'distribution/search': async (at, input) => {
    const dates = datesOf(at, input)
    const { limit, after = '', place = null, properties: propertyCodes = null } = input
    const criteria = {
      ...dates,
      ...mostOf(input.rooms),
      travelAgentId: at.travelAgent.travelAgentId,
      place,
      propertyCodes,
      nights: daysBetween(dates.checkIn, dates.checkOut),
      rooms: input.rooms.length,
    }
    return searchPage(at.tx, { criteria, guests: input.rooms, limit, after, now: at.now })
  },

  'distribution/quote': async (at, input) => {
    const dates = datesOf(at, input)
    const facts = await factsOf(at, input)
    const agentActive = facts.agent?.active ?? false
    const quote = quoteStay(facts, { ...dates, rooms: input.rooms, agentActive, today: facts.today })
    if (quote === null) throw at.refusal('notFound', { field: whatIsMissing(facts, input.rooms) })
    const over = bedsTooMany(quote, input.rooms)
    if (over) throw at.refusal('tooManyExtraBeds', over)
    const price = quote.bookable ? quote.price : null
    const verdicts = quote.lines.map(({ roomPlan: { roomPlanId }, verdict }) => ({ roomPlanId, verdict }))
    return {
      property: tellProperty(facts),
      ...dates,
      level: facts.agent?.level ?? null,
      bookable: quote.bookable,
      blocked: tellBlocks(verdicts, at.language),
      blockedNights: tellBlockedNights(verdicts, at.language),
      lines: quote.lines.map((line) => tellLine(bookedLine(line), dates.checkIn, facts.currency)),
      price: price === null ? null : tellPrice(price),
      payment: {
        hours: facts.paymentHours,
        due: price === null ? [] : tellPayments(paymentsOf(facts, { lines: quote.lines, price }, { ...dates, now: at.now })),
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
    stays: [{ checkIn: toDay(input.checkIn), checkOut: toDay(input.checkOut) }],
  }
  const [facts] = await stayFacts(at.tx, wanted, at.now)
  if (facts === undefined) throw at.refusal('notFound', { field: 'property' })
  return facts
}

/** What the fullest rooms ask for; a child may count as a guest only, since its age may make it an adult or not. */
const mostOf = (rooms: CallRequest<'distribution/search'>['rooms']) => ({
  mostAdults: Math.max(...rooms.map((room) => room.adults)),
  mostGuests: Math.max(...rooms.map((room) => room.adults + room.childrenAges.length)),
})
