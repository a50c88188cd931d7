import { ticketsPerFile } from '@innkeeper/protocol/calls/travel-agent/distribution-visitor-tickets'
import type { CallOutput } from '@innkeeper/protocol/catalogue'
import type { Language } from '@innkeeper/protocol/say'
import { letsIn } from '@innkeeper/rules/ticket/lets-in'
import { signedPart } from '@innkeeper/rules/ticket/ticket-code'
import { writePdf } from '#kit/pdf/write-pdfs.ts'
import type { SigningKey } from '#kit/session/signing-key.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { Outside } from '#outside/outside.ts'
import { propertyLogo } from '#features/images/pictures/letter-logo.reads.ts'
import type { StoredTicketBooking } from '../ticket-bookings/ticket-bookings.store.ts'
import { ticketFileContent } from './ticket-file-content.ts'
import { visitorTicketsOf, type StoredVisitorTicket } from './visitor-tickets.store.ts'

/** Which file of a booking's tickets is wanted, and what it is made with. */
export type TicketFileWanted = {
  readonly key: SigningKey
  readonly files: Outside['files']
  readonly language: Language
  /** From 1; each has so many tickets at most. */
  readonly part: number
}

/** A file of a booking's tickets with their codes to scan; null while they let nobody in, and after the last part. */
export const ticketFile = async (
  tx: PropertyTx,
  booking: StoredTicketBooking,
  { key, files, language, part }: TicketFileWanted,
): Promise<CallOutput<'distribution/ticket-file'> | null> => {
  if (!letsIn(booking.state)) return null
  const tickets = await visitorTicketsOf(tx, booking.bookingId, { limit: ticketsPerFile, offset: (part - 1) * ticketsPerFile })
  if (tickets.length === 0) return null
  const logo = await propertyLogo(tx, files, booking.propertyId)
  const coded = tickets.map((ticket) => ({ ...ticket, code: codeOf(key, booking, ticket) }))
  const { content } = await writePdf(thread, ticketFileContent(booking, coded, { language, logo }))
  const name = part === 1 ? booking.code : `${booking.code}-${part}`
  return { fileName: `${name}-${language}.pdf`, mediaType: 'application/pdf', base64: content.toString('base64') }
}

/** The signed code of a visitor's ticket. */
export const codeOf = (key: SigningKey, { snapshot }: StoredTicketBooking, ticket: StoredVisitorTicket): string => {
  const signed = signedPart({ ...ticket, park: snapshot.property.code })
  return `${signed}.${key.signatureOf(signed)}`
}

const thread = new URL('./write-ticket-pdf.ts', import.meta.url)
