import { addDays, type Day } from '#days/day.ts'
import type { Offers } from '#price/offers.ts'
import type { PricedRoom } from '#price/room-lines.ts'
import { quoteStay, type StayAsked } from './quote-stay.ts'
import type { SellableProperty } from './sellable-property.ts'

/** A stay of some nights whose arrival is still open; all its rooms are on one room-plan. */
export type OpenStay = Pick<StayAsked, 'today' | 'buyer'> & { readonly nights: number; readonly rooms: readonly PricedRoom[] }

/** The total of the cheapest stay that can be booked from an arrival day; null where none can. In minor units. */
export const cheapestFrom = (
  property: SellableProperty,
  checkIn: Day,
  { nights, rooms, ...asked }: OpenStay,
  offers: Offers,
): number | null => {
  const active = new Set(property.plans.flatMap(({ planId, active: sold }) => (sold ? [planId] : [])))
  const totals = property.roomPlans.flatMap((roomPlan) => {
    if (!roomPlan.active || !active.has(roomPlan.planId)) return []
    const wanted = rooms.map((room) => ({ ...room, roomPlanId: roomPlan.roomPlanId }))
    const quote = quoteStay(property, { ...asked, checkIn, checkOut: addDays(checkIn, nights), rooms: wanted, agentActive: true }, offers)
    return quote?.bookable && quote.price !== null ? [quote.price.total] : []
  })
  return totals.length === 0 ? null : Math.min(...totals)
}
