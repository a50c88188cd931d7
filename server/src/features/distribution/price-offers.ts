import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { distanceBetween } from '@innkeeper/rules/place/distance'
import { roomsLeft } from '@innkeeper/rules/stay/rooms-left'
import { quoteStay, struckOf, type StayAsked } from '@innkeeper/rules/stay/quote-stay'
import type { Tx } from '#kit/transaction/transaction.ts'
import { buyerOf } from '#features/bookings/check-stay/buyer.reads.ts'
import { givenCode } from '#features/bookings/gift-code/given-code.reads.ts'
import { marketFacts } from '#features/bookings/check-stay/market-facts.reads.ts'
import type { PropertyFacts } from '#features/bookings/check-stay/stay-facts.reads.ts'
import { roomTypesWith } from './market.store.ts'
import { propertyAnswer } from '#features/bookings/check-stay/property-answer.reads.ts'
import type { SearchAsked } from './search-asked.ts'

type Told = CallOutput<'distribution/search'>['properties'][number]
type Offer = Told['offers'][number]

/** A matching property with its exact lowest total; `told` is its part of the answer. */
export type Found = {
  readonly id: string
  readonly currency: Told['currency']
  readonly cheapest: number
  /** Prices each offer once more for its struck total, so it is asked for what is shown only. */
  readonly told: () => Told
}

type Quoted = NonNullable<ReturnType<typeof quoteOf>>

/** The matching ones of some properties, priced by the rules of quotes and bookings. */
export const priceOffers = async (tx: Tx, asked: SearchAsked, ids: readonly string[]): Promise<Map<string, Found>> => {
  if (ids.length === 0) return new Map()
  const { travelAgentId, checkIn, checkOut, point, now } = asked
  const [facts, roomTypes] = await Promise.all([
    marketFacts(tx, { propertyIds: ids, travelAgentId, checkIn, checkOut }, now),
    asked.roomAmenities === undefined ? null : roomTypesWith(tx, ids, asked.roomAmenities),
  ])
  return new Map(
    facts.flatMap((property) => {
      const quotes = quotesAt(property, asked, roomTypes)
      const cheapest = quotes[0]?.price.total
      if (cheapest === undefined || !isAffordable(asked, property, cheapest)) return []
      const { propertyId: id, currency, position } = property
      const distance = point === null || position === null ? null : distanceBetween(point, position)
      const told = () => ({ ...propertyAnswer(property), distance, cheapest, offers: quotes.map(offerOf) })
      return [[id, { id, currency, cheapest, told }] as const]
    }),
  )
}

const isAffordable = ({ currency, totalTo }: SearchAsked, property: PropertyFacts, total: number): boolean =>
  totalTo === undefined || (property.currency === currency && total <= totalTo)

/** The matching offers of a property, cheapest first: all the rooms on one room-plan, of one of `roomTypes` unless null. */
const quotesAt = (property: PropertyFacts, search: SearchAsked, roomTypes: ReadonlySet<string> | null): Quoted[] => {
  const { checkIn, checkOut } = search
  const asked = {
    checkIn,
    checkOut,
    agentActive: property.agent?.active ?? false,
    today: property.today,
    buyer: buyerOf(property.agent, search),
  }
  const gifted = withGift(property, search)
  const wanted = new Set(property.plans.filter((plan) => isWanted(plan, search)).map(({ planId }) => planId))
  return property.roomPlans
    .filter(({ active, planId, roomTypeId }) => active && wanted.has(planId) && (roomTypes?.has(roomTypeId) ?? true))
    .flatMap(({ roomPlanId }) => {
      const rooms = search.rooms.map((room) => ({ ...room, roomPlanId, extraBeds: 0 }))
      const quoted = quoteOf(gifted, { ...asked, rooms })
      return quoted === null ? [] : [quoted]
    })
    .toSorted((one, other) => one.price.total - other.price.total)
}

/** A property with the gift code of the search that counts there. */
const withGift = (property: PropertyFacts, { gifts, travelAgentId, now }: SearchAsked): PropertyFacts => {
  const terms = gifts?.termsAt.get(property.propertyId)
  if (!gifts || terms === undefined) return property
  const given = givenCode(gifts.code, [terms], { timeZone: property.timeZone, now, travelAgentId, kind: gifts.kind })
  return { ...property, offers: { ...property.offers, giftCode: given?.counted ?? null } }
}

const isWanted = (plan: PropertyFacts['plans'][number], { meals = [], refundable }: SearchAsked): boolean =>
  meals.every((meal) => plan.meals.includes(meal)) && (refundable === undefined || plan.cancellation.terms.refundable === refundable)

const quoteOf = (property: PropertyFacts, asked: StayAsked) => {
  const quote = quoteStay(property, asked, property.offers)
  const line = quote?.lines[0]
  return !quote?.bookable || quote.price === null || line === undefined ? null : { price: quote.price, priced: quote.priced, line }
}

const offerOf = ({ price, priced, line }: Quoted): Offer => ({
  roomPlanId: line.roomPlan.roomPlanId,
  roomTypeId: line.roomType.roomTypeId,
  roomType: line.roomType.name,
  ratePlan: line.plan.name,
  meals: [...line.plan.meals],
  refundable: line.plan.cancellation.terms.refundable,
  vacant: roomsLeft(line.verdict),
  beforeTax: price.subtotals.beforeTax,
  total: price.total,
  struck: struckOf({ price, priced }),
})
