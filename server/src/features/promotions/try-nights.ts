import { addDays, todayIn, type Day } from '@innkeeper/rules/days/day'
import { allowedArrivals, leastStay } from '@innkeeper/rules/promotion/example-stay'
import { isForPlan } from '@innkeeper/rules/promotion/nights-of-promotion'
import type { Promotion } from '@innkeeper/rules/promotion/promotion'
import { priceWithPromotion } from '@innkeeper/rules/promotion/try-promotion'
import { quoteStay } from '@innkeeper/rules/stay/quote-stay'
import type { Handler } from '#kit/call/implement.ts'
import { stayFacts, type PropertyFacts } from '#features/bookings/check-stay/stay-facts.reads.ts'
import { localeOf } from '#features/properties/hotel-config/locale.reads.ts'
import * as store from './promotions.store.ts'
import { buyerFor } from './try-promotion.ts'

/** How many arrivals are tried: about a season, which is as far as a person looks for the lowest price. */
const mostArrivals = 120

type Asked = { readonly own: Promotion; readonly arrivals: readonly Day[]; readonly level: number }
type NightPrice = { readonly night: Day; readonly before: number; readonly after: number }

/** The cheapest night of each room type with a promotion, beside the active ones, and the room type's floor price. */
export const triedOnNights: Handler<'promotion/try-nights'> = async (at, { id, promotion, level }) => {
  const own = await store.rankedPromotion(at.tx, promotion, id)
  const { currency, timeZone } = await localeOf(at.tx)
  const arrivals = allowedArrivals(own, todayIn(timeZone, at.now)).slice(0, mostArrivals)
  const least = leastStay(own)
  const roomTypes = await store.findFloors(at.tx, own.roomTypeIds, at.language)
  const [first, last] = [arrivals[0], arrivals.at(-1)]
  const answer = { currency, arrivals: arrivals.length, ...least, roomTypes: [] }
  if (first === undefined || last === undefined || roomTypes.length === 0) return answer
  const stays = [{ checkIn: first, checkOut: addDays(last, least.nights) }]
  const wanted = { propertyIds: [at.tx.propertyId], roomTypeIds: roomTypes.map((one) => one.id), travelAgentId: null, stays }
  const [facts] = await stayFacts(at.tx, wanted, at.now)
  if (!facts) return answer
  const rows = roomTypes.map((one) => ({ one, cheapest: cheapestOf(one.id, facts, { own, arrivals, level }) }))
  return { ...answer, roomTypes: rows.flatMap(({ one, cheapest }) => (cheapest === undefined ? [] : [{ ...one, ...cheapest }])) }
}

/** The lowest price of a night in a room type, on any package that the promotion is for; the first night of those that cost the same. */
const cheapestOf = (roomTypeId: string, facts: PropertyFacts, asked: Asked): NightPrice | undefined =>
  facts.roomPlans
    .filter((plan) => plan.roomTypeId === roomTypeId && plan.active && isForPlan(asked.own, plan))
    .flatMap(({ roomPlanId }) => asked.arrivals.flatMap((night) => priceFrom(facts, { ...asked, roomPlanId, night })))
    .toSorted((one, other) => one.after - other.after || (one.night < other.night ? -1 : 1))[0]

/** What a room costs for a night on the average of the least stay from a night on; nothing where a night has no price. */
const priceFrom = (facts: PropertyFacts, { own, level, roomPlanId, night }: Asked & { roomPlanId: string; night: Day }): NightPrice[] => {
  const least = leastStay(own)
  const room = { roomPlanId, adults: 1, childrenAges: [], extraBeds: 0 }
  const rooms = Array.from({ length: least.rooms }, () => room)
  const stay = { checkIn: night, checkOut: addDays(night, least.nights), rooms, agentActive: true, today: facts.today }
  const priced = quoteStay(facts, { ...stay, buyer: buyerFor(own, level) }, facts.offers)?.priced ?? null
  if (priced === null) return []
  const { subtotals } = priceWithPromotion(priced, own)
  const ofOne = (amount: number) => Math.floor(amount / (least.nights * least.rooms))
  return [{ night, before: ofOne(subtotals.rooms), after: ofOne(subtotals.rooms + subtotals.promotions) }]
}
