import type { CallInput } from '@innkeeper/protocol/catalogue'
import type { Reply } from '../ask.ts'
import type { SignedIn } from './factories.ts'
import type { TestServer } from '../server/test-server.ts'
import { inDays } from './book-stay.ts'
import { bookTickets, makeSellingPark, type SellingPark } from './book-tickets.ts'

/** A park that sells tickets for today until late in the evening: at any hour at which the tests run. */
export const makeOpenPark = (server: TestServer, given: Partial<CallInput<'ticket-product/create'>> = {}): Promise<SellingPark> =>
  makeSellingPark(server, { closesAt: '23:59', ...given })

/** The tickets of a booking for today: two adults and a child. */
export const ticketsForToday = async (
  server: TestServer,
  park: SellingPark,
  given: Partial<CallInput<'distribution/ticket-book'>> = {},
) => {
  const { data: booking } = await bookTickets(server, park, { day: inDays(0), ...given })
  const { data } = await server.ask('distribution/ticket-codes', { code: booking.code }, park)
  return { code: booking.code, tickets: data.tickets }
}

/** Shows a ticket at a gate, as an entry of its own. */
export const showTicket = (
  server: TestServer,
  by: SignedIn,
  ticket: string,
  given: { readonly id?: string; readonly gate?: string } = {},
): Promise<Reply<'gate/enter'>> =>
  server.ask('gate/enter', { id: crypto.randomUUID(), gate: 'Cổng 1', ...given, ticket }, { ...by, key: crypto.randomUUID() })
