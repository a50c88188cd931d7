import type { Day } from '#days/day.ts'

/** What a park sells: entry to it, a combination, or a show. */
export const ticketProductKinds = ['entry', 'combo', 'show'] as const

/** A kind of product of a park. */
export type TicketProductKind = (typeof ticketProductKinds)[number]

/** The kinds of visitor that a price is for. */
export const visitorKinds = ['adult', 'child', 'senior'] as const

/** A kind of visitor. */
export type VisitorKind = (typeof visitorKinds)[number]

/** What decides who pays as a child: the age in years, or the height in centimetres. */
export const childMeasures = ['age', 'height'] as const

/** How many of each kind of visitor. */
export type Visitors = Readonly<Record<VisitorKind, number>>

/** A price for each kind of visitor; null where the product has no ticket of that kind. */
export type VisitorPrices = Readonly<Record<VisitorKind, number | null>>

/** A product as the rules need it; an empty list of slots is the whole day. */
export type TicketProduct = {
  readonly prices: VisitorPrices
  /** 1 is Monday. */
  readonly weekdays: readonly number[]
  readonly opensAt: string
  readonly closesAt: string
  readonly slots: readonly string[]
  readonly capacity: number
  readonly cutOffDays: number
  readonly validDays: number
  readonly entries: number
}

/** What is set for one day or slot of a product; null follows the product. */
export type TicketDay = {
  readonly day: Day
  /** Empty for the whole day. */
  readonly slot: string
  readonly prices: VisitorPrices
  readonly capacity: number | null
  readonly sold: number
  readonly stopSell: boolean
}

/** The slot of a product whose tickets hold for the whole day. */
export const wholeDay = ''

/** The slots of each day of a product: its own, or the whole day. */
export const slotsOf = ({ slots }: Pick<TicketProduct, 'slots'>): readonly string[] => (slots.length === 0 ? [wholeDay] : slots)

/** How many people the visitors are. */
export const peopleIn = (visitors: Visitors): number => visitors.adult + visitors.child + visitors.senior

/** The prices of a day: its own, else the product's. A kind that the product does not sell has no price on any day. */
export const pricesOn = (product: Pick<TicketProduct, 'prices'>, day: Pick<TicketDay, 'prices'> | undefined): VisitorPrices => {
  const of = (kind: VisitorKind) => (product.prices[kind] === null ? null : (day?.prices[kind] ?? product.prices[kind]))
  return { adult: of('adult'), child: of('child'), senior: of('senior') }
}
