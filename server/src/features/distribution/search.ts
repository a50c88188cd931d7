import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { quoteStay, type StayAsked } from '@innkeeper/rules/stay/quote-stay'
import { stayFacts, type PropertyFacts } from '../bookings/stay-facts.reads.ts'
import type { Tx } from '../../kit/transaction.ts'
import { tellProperty } from './tell-property.ts'
import { candidates, type Candidate, type SearchCriteria } from './search.store.ts'

type Found = CallOutput<'distribution/search'>['properties'][number]

/** A search: what for, for which guests, how many properties, after which place in the list. */
export type Search = {
  readonly criteria: SearchCriteria
  readonly guests: readonly { readonly adults: number; readonly childrenAges: readonly number[] }[]
  readonly limit: number
  readonly after: string
  readonly now: Date
}

/** A page of properties, and where the next begins. */
export type SearchPage = CallOutput<'distribution/search'>

/** More than a page is looked at in one go, since the rules refuse some of what may fit. */
const spare = 5

/** The next properties that can be booked, with what they offer; looks on until the page is full or the list ends. */
export const searchPage = async (tx: Tx, search: Search): Promise<SearchPage> => {
  const wanted = search.limit + spare
  const next = await candidates(tx, search.criteria, search.after, wanted)
  const offered = await offersOf(tx, search, next)
  const page = offered.slice(0, search.limit)
  const last = next.at(-1)
  if (offered.length > page.length) return { properties: page.map(({ found }) => found), next: page.at(-1)?.position ?? null }
  if (last === undefined || next.length < wanted) return { properties: page.map(({ found }) => found), next: null }
  if (page.length === search.limit) return { properties: page.map(({ found }) => found), next: last.position }
  const rest = await searchPage(tx, { ...search, limit: search.limit - page.length, after: last.position })
  return { properties: [...page.map(({ found }) => found), ...rest.properties], next: rest.next }
}

type Offered = { readonly position: string; readonly found: Found }

const offersOf = async (tx: Tx, search: Search, list: readonly Candidate[]): Promise<Offered[]> => {
  if (list.length === 0) return []
  const { travelAgentId, checkIn, checkOut } = search.criteria
  const propertyIds = list.map(({ propertyId }) => propertyId)
  const roomTypeIds = list.flatMap((candidate) => candidate.roomTypeIds)
  const facts = await stayFacts(tx, { propertyIds, roomTypeIds, travelAgentId, stays: [{ checkIn, checkOut }] }, search.now)
  const byId = new Map(facts.map((one) => [one.propertyId, one]))
  return list.flatMap(({ propertyId, position }) => {
    const property = byId.get(propertyId)
    const offers = property === undefined ? [] : offersAt(property, search)
    const [cheapest] = offers
    if (property === undefined || cheapest === undefined) return []
    return [{ position, found: { ...tellProperty(property), cheapest: cheapest.total, offers } }]
  })
}

/** What a property offers, cheapest first: all the rooms on one room-plan. */
const offersAt = (property: PropertyFacts, { criteria, guests }: Search): Found['offers'] => {
  const { checkIn, checkOut } = criteria
  const asked = { checkIn, checkOut, agentActive: property.agent?.active ?? false, today: property.today }
  return property.roomPlans
    .filter((roomPlan) => roomPlan.active)
    .flatMap(({ roomPlanId }) => {
      const rooms = guests.map((guest) => ({ ...guest, roomPlanId, extraBeds: 0 }))
      const offer = offerOf(property, { ...asked, rooms })
      return offer === null ? [] : [offer]
    })
    .toSorted((one, other) => one.total - other.total)
}

const offerOf = (property: PropertyFacts, asked: StayAsked): Found['offers'][number] | null => {
  const quote = quoteStay(property, asked)
  const line = quote?.lines[0]
  if (!quote?.bookable || quote.price === null || line === undefined) return null
  return {
    roomPlanId: line.roomPlan.roomPlanId,
    roomTypeId: line.roomType.roomTypeId,
    roomType: line.roomType.name,
    ratePlan: line.plan.name,
    meals: [...line.plan.meals],
    vacant: line.verdict.rules.find(({ rule }) => rule === 'vacancy')?.values?.actual ?? 0,
    beforeTax: quote.price.subtotals.beforeTax,
    total: quote.price.total,
  }
}
