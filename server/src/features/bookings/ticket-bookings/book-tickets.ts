import { randomInt } from 'node:crypto'
import type { CallRequest } from '@innkeeper/protocol/catalogue'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import { bookingCode } from '@innkeeper/rules/booking/booking-code'
import { toDay, type Day } from '@innkeeper/rules/days/day'
import { ticketPayBy } from '@innkeeper/rules/ticket/ticket-pay-by'
import { v7 as uuidv7 } from 'uuid'
import type { At } from '#kit/call/at.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { creditMoved, tellOfCredit } from '../book/book.ts'
import { lockLinks, propertyOfCode } from '../book/book.store.ts'
import { freeCodes } from '../book/free-codes.ts'
import { refuseCredit } from '../book/refuse-credit.ts'
import { agentStandings, type PropertyFacts } from '../check-stay/stay-facts.reads.ts'
import { tellOfTickets } from './notify-tickets.ts'
import { holdTickets } from './park-products.store.ts'
import { blockText, parkFacts, quoteTickets, type TicketQuote } from './quote-tickets.ts'
import { ticketCodesTaken, ticketNumbersTaken, writeTicketBooking, type StoredTicketBooking } from './ticket-bookings.store.ts'

type Agent = At<'distribution/ticket-book'>['travelAgent']
type Request = CallRequest<'distribution/ticket-book'>

/** Who books tickets, and when: an agent, or a guest on the park's own site, who has none. */
export type TicketBooker = Pick<At<'distribution/ticket-book'>, 'tx' | 'enter' | 'now' | 'language' | 'refusal'> & {
  readonly travelAgent: Agent | null
  /** The name under which the history of the booking begins. */
  readonly person: string
}

/** Books tickets: locks their days, decides on what is left of them now, and writes the booking. */
export const bookTickets = async (at: TicketBooker, input: Request): Promise<StoredTicketBooking> => {
  const place = await propertyOfCode(at.tx, input.property, [])
  if (place === null) throw at.refusal('notFound', { field: 'property' })
  const { person } = at
  const tx = await at.enter(place.propertyId)
  await holdTickets(tx, { day: toDay(input.day), lines: input.lines })
  if (at.travelAgent !== null) await lockLinks(tx, place.propertyId, [at.travelAgent.travelAgentId])
  const facts = await parkFacts({ ...at, tx }, input.property)
  const quote = await quoteTickets({ ...at, tx }, facts, input)
  refuse(at, facts, { quote, input })
  const booking = await draft(at, tx, { facts, quote, input })
  await writeTicketBooking(tx, booking, { person })
  if (booking.travelAgentId !== null) await tellOfCreditTaken(tx, facts, { ...booking, travelAgentId: booking.travelAgentId })
  await tellOfTickets(tx, { kind: 'ticketBooked', booking, person, email: facts.email })
  return booking
}

const tellOfCreditTaken = async (
  tx: PropertyTx,
  facts: PropertyFacts,
  { travelAgentId, paymentMethod, total }: Pick<StoredTicketBooking, 'paymentMethod' | 'total'> & { readonly travelAgentId: string },
): Promise<void> => {
  const standings = await agentStandings(tx, facts.propertyId, [travelAgentId])
  const credit = paymentMethod === 'debt' ? total : 0
  // The agent's standing was read with this booking's credit taken already.
  await tellOfCredit(tx, facts, creditMoved([{ travelAgentId, credit }], before(standings, credit)))
}

const before = (standings: Awaited<ReturnType<typeof agentStandings>>, credit: number) =>
  new Map([...standings].map(([id, standing]) => [id, { ...standing, debtUsed: standing.debtUsed - credit }]))

type Deciding = { readonly quote: TicketQuote; readonly input: Request }

const refuse = (at: TicketBooker, facts: PropertyFacts, { quote, input }: Deciding): void => {
  const [block] = quote.blocked
  if (block !== undefined)
    throw at.refusal('ticketsBlocked', {
      field: `lines.${block.line}`,
      values: { reason: blockText(block.reason, at.language), rule: block.reason },
    })
  const { total } = quote.price
  if (total !== input.total) {
    const money = (amount: number) => formatMoney(amount, facts.currency, at.language)
    const values = { total, asked: input.total, newPrice: money(total), oldPrice: money(input.total) }
    throw at.refusal('priceChanged', { field: 'total', values })
  }
  if (input.paymentMethod === 'debt') refuseCredit(at, facts, total)
}

const draft = async (
  at: TicketBooker,
  tx: PropertyTx,
  { facts, quote, input }: Deciding & { readonly facts: PropertyFacts },
): Promise<StoredTicketBooking> => {
  const { total } = quote.price
  const visitDay = toDay(input.day)
  const confirmed = input.paymentMethod === 'debt' || total === 0
  const now = at.now.toISOString()
  const travelAgentId = at.travelAgent?.travelAgentId ?? null
  const payBy = ticketPayBy({ bookedAt: at.now, hours: facts.paymentHours, visitDay, timeZone: facts.timeZone })
  return {
    propertyId: tx.propertyId,
    bookingId: uuidv7(),
    code: await newCode(tx, facts.code, visitDay),
    travelAgentId,
    state: confirmed ? 'confirm' : 'await payment',
    visitDay,
    lastDay: quote.lines.map(({ lastDay }) => toDay(lastDay)).reduce((last, day) => (day > last ? day : last), visitDay),
    guestName: input.guest.name,
    guestPhone: input.guest.phone,
    guestEmail: input.guest.email,
    note: input.note,
    currency: facts.currency,
    total,
    paid: 0,
    paymentMethod: input.paymentMethod,
    payBy: confirmed ? null : payBy.toISOString(),
    cancelReason: null,
    snapshot: ticketSnapshotOf(at, facts, { quote, numbers: await newNumbers(tx, quote.lines.length) }),
    createdAt: now,
    changedAt: now,
  }
}

type Agreed = { readonly quote: TicketQuote; readonly numbers: readonly string[] }

/** What a booking keeps of a quote. */
export const ticketSnapshotOf = (
  { travelAgent }: { readonly travelAgent: Pick<Agent, 'code' | 'nameVi' | 'nameEn'> | null },
  facts: PropertyFacts,
  { quote, numbers }: Agreed,
): StoredTicketBooking['snapshot'] => ({
  version: 1,
  property: { code: facts.code, name: facts.name, timeZone: facts.timeZone, taxChoice: facts.taxChoice },
  travelAgent: travelAgent && {
    code: travelAgent.code,
    name: { vi: travelAgent.nameVi, en: travelAgent.nameEn },
    level: facts.agent?.level ?? 1,
  },
  lines: quote.lines.map(({ people: _people, firstDay, lastDay, ...line }, index) => ({
    ...line,
    firstDay: toDay(firstDay),
    lastDay: toDay(lastDay),
    number: numbers[index] ?? '',
  })),
  price: quote.price,
})

const digits = [3, 4, 6, 9]

/** A free code; the letter before its number tells it from the code of a room booking. */
const newCode = async (tx: PropertyTx, parkCode: string, visitDay: Day): Promise<string> => {
  const possible = digits.map((count) => bookingCode(parkCode, visitDay, `T${String(randomInt(10 ** count)).padStart(count, '0')}`))
  return freeCodes(await ticketCodesTaken(tx, possible))(possible)
}

/** Free numbers of tickets: of random digits, so that nobody guesses another's. */
const newNumbers = async (tx: PropertyTx, count: number): Promise<string[]> => {
  const drawn = Array.from({ length: count }, () => Array.from({ length: 4 }, () => String(randomInt(1e12)).padStart(12, '0')))
  const free = freeCodes(await ticketNumbersTaken(tx, drawn.flat()))
  return drawn.map((possible) => free(possible))
}
