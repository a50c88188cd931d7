import { addDays, type Day } from '#days/day.ts'
import { noOffers } from '#price/offers.ts'
import type { OpenStay } from './cheapest-from.ts'
import { quoteStay } from './quote-stay.ts'
import type { SellableProperty } from './sellable-property.ts'
import { stayRuleOrder, type StayRule } from './stay-rule-order.ts'

/** Whether a stay can be booked on any package on sale; where not, the rule that stands in the way, null where there is no package. */
export type Bookability = { readonly ok: true } | { readonly ok: false; readonly rule: StayRule | null }

/**
 * Of each package the first broken rule counts, and of these the latest in the order of the rules: the package that came nearest to being
 * booked tells what the property would have to change.
 */
export const bookabilityFrom = (property: SellableProperty, checkIn: Day, { nights, rooms, ...asked }: OpenStay): Bookability => {
  const sold = new Set(property.plans.flatMap(({ planId, active }) => (active ? [planId] : [])))
  const quotes = property.roomPlans
    .filter(({ active, planId }) => active && sold.has(planId))
    .flatMap(({ roomPlanId }) => {
      const wanted = rooms.map((room) => ({ ...room, roomPlanId }))
      return (
        quoteStay(property, { ...asked, checkIn, checkOut: addDays(checkIn, nights), rooms: wanted, agentActive: true }, noOffers) ?? []
      )
    })
  if (quotes.some(({ bookable }) => bookable)) return { ok: true }
  const broken = quotes.flatMap(({ lines }) => lines.flatMap(({ verdict }) => verdict.blockedBy ?? []))
  const [nearest] = broken.toSorted((one, other) => stayRuleOrder.indexOf(other) - stayRuleOrder.indexOf(one))
  return { ok: false, rule: nearest ?? null }
}
