import { addDays, addYears, weekdayOf, type Day } from '#days/day.ts'
import { peopleIn, pricesOn, slotsOf, visitorKinds, wholeDay, type TicketDay, type TicketProduct, type Visitors } from './ticket-product.ts'

/** Why tickets cannot be bought, in the order in which it is told. */
export const ticketBlocks = [
  'slotUnknown',
  'past',
  'tooFarAhead',
  'closedDay',
  'slotBegun',
  'cutOff',
  'stopSell',
  'noSuchVisitor',
  'soldOut',
] as const

/** A reason why tickets cannot be bought. */
export type TicketBlock = (typeof ticketBlocks)[number]

/** The tickets that somebody wants: the day, the slot (empty is the whole day) and the visitors. */
export type TicketsWanted = { readonly day: Day; readonly slot: string; readonly visitors: Visitors }

/** What is known when tickets are asked for: the day (undefined where nothing was set), and the park's own today and time of day. */
export type TicketFacts = {
  readonly product: TicketProduct
  readonly day: TicketDay | undefined
  readonly today: Day
  /** As "09:30". */
  readonly time: string
}

/** How many tickets are left for a day or slot; never below zero. */
export const ticketsLeft = (product: Pick<TicketProduct, 'capacity'>, day: Pick<TicketDay, 'capacity' | 'sold'> | undefined): number =>
  Math.max(0, (day?.capacity ?? product.capacity) - (day?.sold ?? 0))

/** The first reason why these tickets cannot be bought; null where they can. */
export const whyNoTicket = (wanted: TicketsWanted, facts: TicketFacts): TicketBlock | null =>
  ticketBlocks.find((block) => blocks[block](wanted, facts)) ?? null

const blocks: Readonly<Record<TicketBlock, (wanted: TicketsWanted, facts: TicketFacts) => boolean>> = {
  slotUnknown: ({ slot }, { product }) => !slotsOf(product).includes(slot),
  past: ({ day }, { today }) => day < today,
  tooFarAhead: ({ day }, { today }) => day > addYears(today, 2),
  closedDay: ({ day }, { product }) => !product.weekdays.includes(weekdayOf(day)),
  slotBegun: ({ day, slot }, { product, today, time }) => day === today && time >= (slot === wholeDay ? product.closesAt : slot),
  cutOff: ({ day }, { product, today }) => day < addDays(today, product.cutOffDays),
  stopSell: (_wanted, { day }) => day?.stopSell === true,
  noSuchVisitor: ({ visitors }, { product, day }) =>
    visitorKinds.some((kind) => visitors[kind] > 0 && pricesOn(product, day)[kind] === null),
  soldOut: ({ visitors }, { product, day }) => peopleIn(visitors) > ticketsLeft(product, day),
}
