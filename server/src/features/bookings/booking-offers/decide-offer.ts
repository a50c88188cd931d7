import type { CallRequest } from '@innkeeper/protocol/catalogue'
import { offeredRules } from '@innkeeper/rules/booking-request/offered-rules'
import { passesAt } from '@innkeeper/rules/booking-request/request-deadline'
import { toDay, type Day } from '@innkeeper/rules/days/day'
import type { CodedService } from '@innkeeper/rules/hotel-service/choose-hotel-services'
import { priceOfStay, type StayPrice } from '@innkeeper/rules/price/price-of-stay'
import type { RuleResult } from '@innkeeper/rules/stay/check-stay'
import { quoteStay, type AskedRoom, type StayQuote } from '@innkeeper/rules/stay/quote-stay'
import { longestStay, whyNotStayDates } from '@innkeeper/rules/stay/stay-dates'
import { takeRooms } from '@innkeeper/rules/stay/take-rooms'
import type { Refused, RefusalDetail } from '#kit/call/refuse.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { bedsTooMany } from '../book/asked-rooms.reads.ts'
import { roomsByType } from '../book/book.store.ts'
import type { StoredRequest } from '../booking-requests/requests.store.ts'
import { buyerOf } from '../check-stay/buyer.reads.ts'
import { servedStay } from '../check-stay/served-stay.reads.ts'
import { stayFacts, type PlanFacts, type PropertyFacts, type RoomTypeFacts } from '../check-stay/stay-facts.reads.ts'
import type { StoredOffer } from './offers.store.ts'

/** The stay of an offer as it is asked for. */
export type OfferAsked = Pick<CallRequest<'request-booking/preview-offer'>, 'checkIn' | 'checkOut' | 'rooms' | 'total'>

/** When an offer is decided on, and how it is refused. */
export type Offering = {
  readonly now: Date
  readonly refuse: (key: 'departsBeforeArrival' | 'stayTooLong' | 'tooManyExtraBeds' | 'notFound', detail?: RefusalDetail) => Refused
}

type Lines = StayQuote<RoomTypeFacts, PlanFacts>['lines']
type RulesOf = { readonly roomPlanId: string; readonly rules: readonly RuleResult[] }

/** An offer as it would be: its lines, what forbids it, what it sets aside, and its prices; null where a night has none. */
export type DecidedOffer = {
  readonly facts: PropertyFacts
  readonly checkIn: Day
  readonly checkOut: Day
  readonly lines: Lines
  readonly services: readonly CodedService[]
  readonly forbid: readonly RulesOf[]
  readonly setAside: readonly RulesOf[]
  readonly usual: StayPrice | null
  readonly price: StayPrice | null
}

/** The dates of an offer; refuses what is no stay. */
export const offeredDates = (
  { checkIn, checkOut }: OfferAsked,
  { refuse }: Offering,
): { readonly checkIn: Day; readonly checkOut: Day } => {
  const dates = { checkIn: toDay(checkIn), checkOut: toDay(checkOut) }
  const problem = whyNotStayDates(dates.checkIn, dates.checkOut)
  if (problem !== null) throw refuse(problem, { field: 'checkOut', values: { max: longestStay } })
  return dates
}

/**
 * What an offer comes to. Rooms that the open offer holds count as free, because the next one takes its place. A price for a group needs no
 * promotion and uses none: what is agreed stands against the usual price of the agent.
 */
export const decideOffer = async (
  tx: PropertyTx,
  { request, open }: { readonly request: StoredRequest; readonly open: StoredOffer | undefined },
  asked: OfferAsked,
  offering: Offering,
): Promise<DecidedOffer> => {
  const dates = offeredDates(asked, offering)
  const roomPlanIds = [...new Set(asked.rooms.map(({ roomPlanId }) => roomPlanId))]
  const { travelAgentId } = request
  const [found] = await stayFacts(tx, { propertyIds: [tx.propertyId], roomPlanIds, travelAgentId, stays: [dates] }, offering.now)
  if (found === undefined) throw new Error('the property of a request is gone')
  const facts = open === undefined ? found : withoutOffer(found, open)
  const rooms = asked.rooms.flatMap(roomsOf)
  const served = servedStay(facts, { ...dates, rooms })
  const stay = {
    ...dates,
    rooms,
    agentActive: facts.agent?.active ?? false,
    today: facts.today,
    buyer: buyerOf(facts.agent, { travelAgentId }),
  }
  const quote = quoteStay(facts, stay, { ...served.offers, promotions: [] })
  if (quote === null) throw offering.refuse('notFound', { field: missing(facts, asked) })
  refuseBeds(quote, asked, offering)
  return { facts, ...dates, lines: quote.lines, services: served.services, ...rulesOf(quote.lines), ...pricesOf(quote, asked.total) }
}

const roomsOf = ({ count, ...room }: OfferAsked['rooms'][number]): AskedRoom[] => Array.from({ length: count }, () => room)

const withoutOffer = (facts: PropertyFacts, { checkIn, checkOut, snapshot }: StoredOffer): PropertyFacts => {
  const back = [...roomsByType(snapshot.lines)].map(([roomTypeId, count]) => [roomTypeId, -count] as const)
  return takeRooms(facts, { checkIn, checkOut, travelAgentId: null }, new Map(back))
}

const missing = ({ roomPlans }: PropertyFacts, { rooms }: OfferAsked): string => {
  const there = new Set(roomPlans.map(({ roomPlanId }) => roomPlanId))
  return `rooms.${rooms.findIndex(({ roomPlanId }) => !there.has(roomPlanId))}.roomPlanId`
}

const refuseBeds = ({ lines }: { readonly lines: Lines }, { rooms }: OfferAsked, { refuse }: Offering): void => {
  const over = bedsTooMany({ lines }, rooms)
  if (over !== null) throw refuse('tooManyExtraBeds', over)
}

const rulesOf = (lines: Lines): Pick<DecidedOffer, 'forbid' | 'setAside'> => {
  const decided = lines.map(({ roomPlan: { roomPlanId }, verdict }) => ({ roomPlanId, ...offeredRules(verdict.rules) }))
  return {
    forbid: decided.filter(({ forbid }) => forbid.length > 0).map(({ roomPlanId, forbid }) => ({ roomPlanId, rules: forbid })),
    setAside: decided.filter(({ setAside }) => setAside.length > 0).map(({ roomPlanId, setAside }) => ({ roomPlanId, rules: setAside })),
  }
}

const pricesOf = (
  { price: usual, priced }: StayQuote<RoomTypeFacts, PlanFacts>,
  total: number | null,
): Pick<DecidedOffer, 'usual' | 'price'> => {
  if (priced === null || usual === null || total === null) return { usual, price: usual }
  return { usual, price: priceOfStay({ ...priced, offers: { ...priced.offers, agreed: { total } } }) }
}

/** The last moment until which rooms can be held: the end of the arrival day, of the request or of the offer, whichever is sooner. */
export const latestUntil = ({ checkIn, property: { timeZone } }: StoredRequest, offered?: Day): Date => {
  const first = offered !== undefined && offered < checkIn ? offered : checkIn
  return passesAt({ checkIn: first, timeZone })
}
