import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { formatTime } from '@innkeeper/protocol/format/format'
import { canCancel } from '@innkeeper/rules/booking/can-cancel'
import { toDay, todayIn, type Day } from '@innkeeper/rules/days/day'
import { pricesOn, slotsOf } from '@innkeeper/rules/ticket/ticket-product'
import { ticketsLeft, whyNoTicket } from '@innkeeper/rules/ticket/why-no-ticket'
import { implement } from '#kit/call/implement.ts'
import { propertyAnswer } from '../check-stay/property-answer.reads.ts'
import { creditLeftOf, stayFacts } from '../check-stay/stay-facts.reads.ts'
import { bookTickets } from './book-tickets.ts'
import { endTickets } from './end-tickets.ts'
import { parksOnSale, productsOn, type ParkProduct } from './park-products.store.ts'
import { blockText, parkFacts, quoteTickets, setFor } from './quote-tickets.ts'
import { lockTicketBooking, ticketBookingOfAgent } from './ticket-bookings.store.ts'
import { agentTickets, toldOfTickets } from './ticket-facts.ts'

/** What a travel agent does with tickets of parks: searches, quotes, books, reads and cancels its own. */
export const agentTicketCalls = implement({
  'distribution/ticket-search': async (at, { day, properties = null, people, limit, after = null }) => {
    const { travelAgentId } = at.travelAgent
    const parks = await parksOnSale(at.tx, { travelAgentId, codes: properties, after, most: limit + 1, now: at.now })
    const page = parks.slice(0, limit)
    const propertyIds = page.map(({ propertyId }) => propertyId)
    const facts = await stayFacts(at.tx, { propertyIds, travelAgentId, stays: [] }, at.now)
    const products = Map.groupBy(await productsOn(at.tx, propertyIds, { day: toDay(day) }), ({ propertyId }) => propertyId)
    const found = page.flatMap(({ propertyId }) => facts.filter((one) => one.propertyId === propertyId))
    const answers = found.map((park) => {
      const clock = {
        day: toDay(day),
        people,
        today: todayIn(park.timeZone, at.now),
        time: formatTime(at.now.toISOString(), park.timeZone),
      }
      return { ...propertyAnswer(park), products: (products.get(park.propertyId) ?? []).flatMap((product) => offersOf(product, clock)) }
    })
    return {
      properties: answers.filter((park) => park.products.length > 0),
      next: parks.length > limit ? (page.at(-1)?.code ?? null) : null,
    }
  },

  'distribution/ticket-quote': async (at, input) => {
    const facts = await parkFacts(at, input.property)
    const { blocked, lines, price } = await quoteTickets(at, facts, input)
    const bookable = blocked.length === 0
    return {
      property: propertyAnswer(facts),
      day: input.day,
      bookable,
      blocked: blocked.map(({ line, reason }) => ({ line, reason, message: blockText(reason, at.language) })),
      lines: lines.map(({ productId: _id, people: _people, ...line }) => line),
      price: bookable ? price : null,
      payment: { hours: facts.paymentHours, creditLeft: creditLeftOf(facts.agent) },
    }
  },

  'distribution/ticket-book': async (at, input) => {
    const { nameVi, nameEn } = at.travelAgent
    const booking = await bookTickets({ ...at, person: nameVi }, input)
    await at.diary({ subject: booking.code, before: null, after: { agent: { nameVi, nameEn }, ...toldOfTickets(booking) } })
    return agentTickets(booking)
  },

  'distribution/ticket-booking': async (at, { code }) => {
    const booking = await ticketBookingOfAgent(at.tx, code, at.travelAgent.travelAgentId)
    if (booking === undefined) throw at.refusal('notFound', { field: 'code' })
    return agentTickets(booking)
  },

  'distribution/ticket-cancel': async (at, { code, reason }) => {
    const found = await ticketBookingOfAgent(at.tx, code, at.travelAgent.travelAgentId)
    if (found === undefined) throw at.refusal('notFound', { field: 'code' })
    const tx = await at.enter(found.propertyId)
    const booking = (await lockTicketBooking(tx, code)) ?? found
    const verdict = canCancel(booking.state, 'customer', reason)
    if (!verdict.ok) throw at.refusal('cannotCancel', { field: 'code', values: { state: booking.state } })
    const ending = { state: verdict.to, kind: 'cancelled', reason, person: at.travelAgent.nameVi, origin: 'agent', withFee: true } as const
    const { fee, refund, owed } = await endTickets(tx, booking, ending, at.now)
    await at.diary({ subject: code, before: { state: booking.state }, after: { state: verdict.to, reason, fee, refund } })
    return { code, state: verdict.to, fee, refund, owed }
  },
})

type Clock = { readonly day: Day; readonly people: number; readonly today: Day; readonly time: string }
type Offered = CallOutput<'distribution/ticket-search'>['properties'][number]['products'][number]

/** A product with its slots that can be bought; none where no slot can. */
const offersOf = (product: ParkProduct, { day, people, ...clock }: Clock): Offered[] => {
  const slots = slotsOf(product).flatMap((slot) => {
    const set = setFor(product, slot)
    const visitors = { adult: people, child: 0, senior: 0 }
    if (whyNoTicket({ day, slot, visitors }, { product, day: set, ...clock }) !== null) return []
    return [{ slot, left: ticketsLeft(product, set), prices: pricesOn(product, set) }]
  })
  if (slots.length === 0) return []
  const { code, kind, name, description, pictures, childBy, childFrom, childTo, seniorFrom, opensAt, closesAt, validDays, entries } =
    product
  const { refundDays, lateFee } = product
  const who = { childBy, childFrom, childTo, seniorFrom }
  return [{ code, kind, name, description, pictures, ...who, opensAt, closesAt, validDays, entries, refundDays, lateFee, slots }]
}
