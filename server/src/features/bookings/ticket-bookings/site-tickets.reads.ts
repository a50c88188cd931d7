import { formatTime } from '@innkeeper/protocol/format/format'
import { toDay, type Day } from '@innkeeper/rules/days/day'
import { ratesOn } from '@innkeeper/rules/price/tax'
import { priceOfTickets } from '@innkeeper/rules/ticket/price-of-tickets'
import type { ParkClock } from '@innkeeper/rules/ticket/slot-offers'
import { visitorKinds, type VisitorPrices } from '@innkeeper/rules/ticket/ticket-product'
import { ticketPayBy } from '@innkeeper/rules/ticket/ticket-pay-by'
import { Refused } from '#kit/call/refuse.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { PropertyFacts } from '../check-stay/stay-facts.reads.ts'
import { productsOn, type ParkProduct, type ProductsWanted } from './park-products.store.ts'
import { quoteOf, ticketRates, type TicketQuote, type TicketsAsked } from './quote-tickets.ts'

/** A product of a park as its site shows it, with what is set for the days that were read. */
export type SiteProduct = ParkProduct

/** The products on sale of the park that the transaction is bound to, in its order. */
export const productsOfSite = (tx: PropertyTx, wanted: ProductsWanted): Promise<SiteProduct[]> => productsOn(tx, [tx.propertyId], wanted)

/** What one visitor of each kind pays on a day, with its taxes; null where there is no ticket of that kind. */
export const pricesPaid = (facts: Pick<PropertyFacts, 'taxChoice' | 'taxRates'>, day: Day, prices: VisitorPrices): VisitorPrices => {
  const rates = ratesOn(ticketRates(facts), facts.taxChoice, day)
  const paid = visitorKinds.map((kind) => {
    const one = { adult: 0, child: 0, senior: 0, [kind]: 1 }
    return [kind, prices[kind] === null ? null : priceOfTickets([{ visitors: one, prices }], facts.taxChoice, rates).tax.total] as const
  })
  return { adult: null, child: null, senior: null, ...Object.fromEntries(paid) }
}

/** What tickets cost that a guest asks for, and until when they would be paid; null where a product is not on sale. */
export const quoteOfSite = async (
  tx: PropertyTx,
  facts: PropertyFacts,
  { asked, now }: { readonly asked: Pick<TicketsAsked, 'day' | 'lines'>; readonly now: Date },
): Promise<(TicketQuote & { readonly payBy: string }) | null> => {
  const visitDay = toDay(asked.day)
  const codes = new Set(asked.lines.map(({ product }) => product))
  const products = await productsOfSite(tx, { day: visitDay, codes: [...codes] })
  if (products.length < codes.size) return null
  const quote = quoteOf({ now, refusal: (key) => new Refused(key) }, facts, { ...asked, products })
  const { paymentHours: hours, timeZone } = facts
  return { ...quote, payBy: ticketPayBy({ bookedAt: now, hours, visitDay, timeZone }).toISOString() }
}

/** The park's own today and time of day. */
export const clockOf = ({ today, timeZone }: Pick<PropertyFacts, 'today' | 'timeZone'>, now: Date): ParkClock => ({
  today,
  time: formatTime(now.toISOString(), timeZone),
})
