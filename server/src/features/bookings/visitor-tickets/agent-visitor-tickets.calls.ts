import { letsIn } from '@innkeeper/rules/ticket/lets-in'
import type { At } from '#kit/call/at.ts'
import { implement } from '#kit/call/implement.ts'
import { signingKey } from '#kit/session/signing-key.ts'
import type { Outside } from '#outside/outside.ts'
import { ticketBookingOfAgent } from '../ticket-bookings/ticket-bookings.store.ts'
import { codeOf, ticketFile } from './make-ticket-file.ts'
import { visitorTicketsOf } from './visitor-tickets.store.ts'

/** The tickets of its own bookings for a travel agent: their signed codes, and files to print or to send on. */
export const agentVisitorTicketCalls = ({ keyFor, files }: Pick<Outside, 'keyFor' | 'files'>) => {
  const key = signingKey(keyFor, 'visitor tickets')
  return implement({
    'distribution/ticket-codes': async (at, { code, ...page }) => {
      const { booking, tickets } = await confirmedTickets(at, code, page)
      return {
        code,
        publicKey: key.publicKey,
        tickets: tickets.map((ticket) => ({ ...ticket, code: codeOf(key, booking, ticket) })),
      }
    },

    'distribution/ticket-file': async (at, { code, language, part }) => {
      const booking = await ticketBookingOfAgent(at.tx, code, at.travelAgent.travelAgentId)
      if (booking === undefined) throw at.refusal('notFound', { field: 'code' })
      const file = await ticketFile(await at.enter(booking.propertyId), booking, { key, files, language, part })
      if (file === null) throw at.refusal('ticketsNotMade', { field: part === 1 ? 'code' : 'part' })
      return file
    },
  })
}

type Asked = At<'distribution/ticket-codes'>

/** The agent's booking with a page of its tickets; refused while it has none, or not any more. */
const confirmedTickets = async (at: Asked, code: string, page: { readonly limit: number; readonly offset: number }) => {
  const booking = await ticketBookingOfAgent(at.tx, code, at.travelAgent.travelAgentId)
  if (booking === undefined) throw at.refusal('notFound', { field: 'code' })
  if (!letsIn(booking.state)) throw at.refusal('ticketsNotMade', { field: 'code' })
  const tx = await at.enter(booking.propertyId)
  return { booking, tickets: await visitorTicketsOf(tx, booking.bookingId, page) }
}
