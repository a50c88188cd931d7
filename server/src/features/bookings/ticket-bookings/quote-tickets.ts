import type { CallOutput, CallRequest } from '@innkeeper/protocol/catalogue'
import { formatTime } from '@innkeeper/protocol/format/format'
import { speak, type Language } from '@innkeeper/protocol/say'
import { ticketBlockWords } from '@innkeeper/protocol/words/sale/ticket-words'
import { addDays, toDay } from '@innkeeper/rules/days/day'
import { ratesOn } from '@innkeeper/rules/price/tax'
import { priceOfTickets } from '@innkeeper/rules/ticket/price-of-tickets'
import { peopleIn, pricesOn, type TicketDay } from '@innkeeper/rules/ticket/ticket-product'
import { whyNoTicket, type TicketBlock } from '@innkeeper/rules/ticket/why-no-ticket'
import type { RefusalDetail, Refused } from '#kit/call/refuse.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import { stayFacts, type PropertyFacts } from '../check-stay/stay-facts.reads.ts'
import { productsOn, type ParkProduct } from './park-products.store.ts'

/** What is asked for: the park, the day, the lines. */
export type TicketsAsked = Pick<CallRequest<'distribution/ticket-quote'>, 'property' | 'day' | 'lines'>

type Asking = {
  readonly tx: Tx
  readonly now: Date
  /** Null for a guest on the park's own site. */
  readonly travelAgent: { readonly travelAgentId: string } | null
  readonly refusal: (key: 'notFound' | 'ticketsForNobody', detail: RefusalDetail) => Refused
}

/** The park of a code, if it is on sale, and to the agent where there is one; otherwise the answer is that of a park that does not exist. */
export const parkFacts = async ({ tx, now, travelAgent, refusal }: Asking, propertyCode: string): Promise<PropertyFacts> => {
  const [facts] = await stayFacts(tx, { propertyCode, travelAgentId: travelAgent?.travelAgentId ?? null, stays: [] }, now)
  const sells = facts?.state === 'onsite' && facts.contractSigned && (travelAgent === null || facts.agent?.active === true)
  if (!sells) throw refusal('notFound', { field: 'property' })
  return facts
}

type QuotedLine = CallOutput<'distribution/ticket-quote'>['lines'][number] & { readonly productId: string; readonly people: number }

/** A quote of tickets: what blocks which line, and the price of what is asked for. */
export type TicketQuote = {
  readonly blocked: readonly { readonly line: number; readonly reason: TicketBlock }[]
  readonly lines: readonly QuotedLine[]
  readonly price: NonNullable<CallOutput<'distribution/ticket-quote'>['price']>
}

/** Quotes tickets of a park as its products and their day are now. */
export const quoteTickets = async (at: Omit<Asking, 'travelAgent'>, facts: PropertyFacts, asked: TicketsAsked): Promise<TicketQuote> => {
  const codes = asked.lines.map(({ product }) => product)
  const products = await productsOn(at.tx, [facts.propertyId], { day: toDay(asked.day), codes })
  return quoteOf(at, facts, { ...asked, products })
}

type AskedOf = Pick<TicketsAsked, 'day' | 'lines'> & { readonly products: readonly ParkProduct[] }

/** Quotes tickets of products that were read with what is set for the day; lines that name the same slot share what is left of it. */
export const quoteOf = (at: Pick<Asking, 'now' | 'refusal'>, facts: PropertyFacts, { products, ...asked }: AskedOf): TicketQuote => {
  const day = toDay(asked.day)
  const known = new Map(products.map((product) => [product.code, product]))
  const lines = asked.lines.map(({ product: code, slot, visitors }, index) => {
    const product = known.get(code)
    if (product === undefined) throw at.refusal('notFound', { field: `lines.${index}.product` })
    if (peopleIn(visitors) === 0) throw at.refusal('ticketsForNobody', { field: `lines.${index}.visitors` })
    return { product, slot, visitors, set: setFor(product, slot), before: takenBefore(asked.lines, index) }
  })
  const clock = { today: facts.today, time: formatTime(at.now.toISOString(), facts.timeZone) }
  const blocked = lines.flatMap(({ product, slot, visitors, set, before }, line) => {
    const left = { ...(set ?? nothingSet(day, slot)), sold: (set?.sold ?? 0) + before }
    const reason = whyNoTicket({ day, slot, visitors }, { product, day: left, ...clock })
    return reason === null ? [] : [{ line, reason }]
  })
  const priced = priceOfTickets(
    lines.map(({ product, visitors, set }) => ({ visitors, prices: pricesOn(product, set) })),
    facts.taxChoice,
    ratesOn(ticketRates(facts), facts.taxChoice, day),
  )
  const { net, serviceCharge, vat, total } = priced.tax
  return {
    blocked,
    lines: lines.map(({ product, slot, visitors }, index) =>
      lineOf(product, { slot, day, people: peopleIn(visitors), priced: priced.lines[index] ?? [] }),
    ),
    price: { sum: priced.sum, net, serviceCharge, vat, total },
  }
}

/** Why a line cannot be bought, in the words of the caller's language. */
export const blockText = (reason: TicketBlock, language: Language): string => speak(ticketBlockWords[reason], language)

/** What is set for a slot of a product on its day; undefined where nothing is. */
export const setFor = ({ days }: Pick<ParkProduct, 'days'>, slot: string): TicketDay | undefined => days.find((one) => one.slot === slot)

const nothingSet = (day: TicketDay['day'], slot: string): TicketDay => ({
  day,
  slot,
  prices: { adult: null, child: null, senior: null },
  capacity: null,
  sold: 0,
  stopSell: false,
})

const takenBefore = (lines: TicketsAsked['lines'], index: number): number => {
  const own = lines[index]
  return lines
    .slice(0, index)
    .filter(({ product, slot }) => product === own?.product && slot === own.slot)
    .reduce((sum, { visitors }) => sum + peopleIn(visitors), 0)
}

/** Tickets have the full rate of VAT, as services do. */
export const ticketRates = ({ taxRates }: Pick<PropertyFacts, 'taxRates'>) =>
  taxRates.filter(({ kind, taxedAs }) => (kind === 'vat' ? taxedAs === 'standard' : taxedAs === undefined))

type LineParts = Pick<QuotedLine, 'slot' | 'people'> & {
  readonly day: TicketDay['day']
  readonly priced: readonly QuotedLine['visitors'][number][]
}

const lineOf = (product: ParkProduct, { slot, day, people, priced }: LineParts): QuotedLine => ({
  productId: product.productId,
  product: product.code,
  name: product.name,
  kind: product.kind,
  slot,
  people,
  visitors: [...priced],
  amount: priced.reduce((sum, { amount }) => sum + amount, 0),
  firstDay: day,
  lastDay: addDays(day, product.validDays - 1),
  entries: product.entries,
  refundDays: product.refundDays,
  lateFee: product.lateFee,
})
