import type { Day } from '#days/day.ts'
import {
  pricesOn,
  slotsOf,
  visitorKinds,
  type TicketDay,
  type TicketProduct,
  type VisitorKind,
  type VisitorPrices,
} from './ticket-product.ts'
import { ticketsLeft, whyNoTicket, type TicketBlock } from './why-no-ticket.ts'

/** A slot of a product on a day: its prices, what is left, and why not even one visitor can buy a ticket; null where one can. */
export type SlotOffer = {
  readonly slot: string
  readonly prices: VisitorPrices
  readonly left: number
  readonly blocked: TicketBlock | null
}

/** The park's own today and time of day. */
export type ParkClock = { readonly today: Day; readonly time: string }

/** The slots of a product on a day, in their order; `days` are those that something is set for or was sold on. */
export const slotOffers = (product: TicketProduct, days: readonly TicketDay[], day: Day, clock: ParkClock): SlotOffer[] =>
  slotsOf(product).map((slot) => {
    const set = days.find((one) => one.day === day && one.slot === slot)
    const prices = pricesOn(product, set)
    const visitors = { adult: 0, child: 0, senior: 0, [firstSold(prices)]: 1 }
    return { slot, prices, left: ticketsLeft(product, set), blocked: whyNoTicket({ day, slot, visitors }, { product, day: set, ...clock }) }
  })

/** Why nothing of a product can be bought on its day; null where a slot can. Where the slots have different reasons, it is that of the last one. */
export const whyNoSlot = (slots: readonly SlotOffer[]): TicketBlock | null =>
  slots.some(({ blocked }) => blocked === null) ? null : (slots.at(-1)?.blocked ?? 'slotUnknown')

const firstSold = (prices: VisitorPrices): VisitorKind => visitorKinds.find((kind) => prices[kind] !== null) ?? 'adult'
