import { eachDay, type Day } from '#days/day.ts'
import { slotsOf, visitorKinds, type TicketDay, type TicketProduct } from './ticket-product.ts'
import { whyNoTicket } from './why-no-ticket.ts'

/** When somebody asks, and until which day they look. */
export type LookAhead = { readonly today: Day; readonly time: string; readonly until: Day }

/** Whether one visitor could buy a ticket of a product on a day from today to another; `days` are those that something was set for or sold on. */
export const isSoldAhead = (product: TicketProduct, days: readonly TicketDay[], { today, time, until }: LookAhead): boolean => {
  const known = new Map(days.map((day) => [`${day.day} ${day.slot}`, day]))
  return eachDay(today, until).some((day) =>
    slotsOf(product).some((slot) =>
      visitorKinds.some((kind) => {
        const visitors = { adult: 0, child: 0, senior: 0, [kind]: 1 }
        return whyNoTicket({ day, slot, visitors }, { product, day: known.get(`${day} ${slot}`), today, time }) === null
      }),
    ),
  )
}
