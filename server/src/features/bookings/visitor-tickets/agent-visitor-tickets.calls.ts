import { ticketsPerFile } from '@innkeeper/protocol/calls/travel-agent/distribution-visitor-tickets'
import { signedPart } from '@innkeeper/rules/ticket/ticket-code'
import { letsIn } from '@innkeeper/rules/ticket/lets-in'
import type { At } from '#kit/call/at.ts'
import { implement } from '#kit/call/implement.ts'
import { writePdf } from '#kit/pdf/write-pdfs.ts'
import { signingKey, type SigningKey } from '#kit/session/signing-key.ts'
import type { Outside } from '#outside/outside.ts'
import { propertyLogo } from '#features/images/pictures/letter-logo.reads.ts'
import { ticketBookingOfAgent, type StoredTicketBooking } from '../ticket-bookings/ticket-bookings.store.ts'
import { ticketFileContent } from './ticket-file-content.ts'
import { visitorTicketsOf, type StoredVisitorTicket } from './visitor-tickets.store.ts'

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
      const { booking, tickets } = await confirmedTickets(at, code, { limit: ticketsPerFile, offset: (part - 1) * ticketsPerFile })
      if (tickets.length === 0) throw at.refusal('ticketsNotMade', { field: part === 1 ? 'code' : 'part' })
      const logo = await propertyLogo(at.tx, files, booking.propertyId)
      const coded = tickets.map((ticket) => ({ ...ticket, code: codeOf(key, booking, ticket) }))
      const { content } = await writePdf(thread, ticketFileContent(booking, coded, { language, logo }))
      const name = part === 1 ? booking.code : `${booking.code}-${part}`
      return { fileName: `${name}-${language}.pdf`, mediaType: 'application/pdf', base64: content.toString('base64') } as const
    },
  })
}

type Asked = At<'distribution/ticket-codes'> | At<'distribution/ticket-file'>

/** The agent's booking with a page of its tickets; refused while it has none, or not any more. */
const confirmedTickets = async (at: Asked, code: string, page: { readonly limit: number; readonly offset: number }) => {
  const booking = await ticketBookingOfAgent(at.tx, code, at.travelAgent.travelAgentId)
  if (booking === undefined) throw at.refusal('notFound', { field: 'code' })
  if (!letsIn(booking.state)) throw at.refusal('ticketsNotMade', { field: 'code' })
  const tx = await at.enter(booking.propertyId)
  return { booking, tickets: await visitorTicketsOf(tx, booking.bookingId, page) }
}

const codeOf = (key: SigningKey, { snapshot }: StoredTicketBooking, ticket: StoredVisitorTicket): string => {
  const signed = signedPart({ ...ticket, park: snapshot.property.code })
  return `${signed}.${key.signatureOf(signed)}`
}

const thread = new URL('./write-ticket-pdf.ts', import.meta.url)
