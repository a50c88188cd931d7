import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { mayEnd } from '@innkeeper/rules/booking/can-cancel'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { bookedBy, ledgerOf, timelineOf } from '../booking-detail.store.ts'
import { emailsAbout } from '../emails/booking-emails.store.ts'
import { feeOfTickets } from './end-tickets.ts'
import type { StoredTicketBooking } from './ticket-bookings.store.ts'
import { ticketFacts } from './ticket-facts.ts'

const agentOf = async (tx: PropertyTx, { travelAgentId, snapshot }: StoredTicketBooking): Promise<Detail['agent']> =>
  travelAgentId === null || snapshot.travelAgent === null ? null : bookedBy(tx, travelAgentId, snapshot.travelAgent)

type Detail = CallOutput<'ticket-booking/detail'>

/** A ticket booking with everything that its page shows. */
export const ticketBookingDetail = async (tx: PropertyTx, booking: StoredTicketBooking, now: Date): Promise<Detail> => {
  const endable = mayEnd(booking.state, 'property')
  return {
    ...ticketFacts(booking),
    guestName: booking.guestName,
    guestPhone: booking.guestPhone,
    guestEmail: booking.guestEmail,
    visitDay: booking.visitDay,
    changedAt: booking.changedAt,
    agent: await agentOf(tx, booking),
    property: { name: booking.snapshot.property.name },
    ledger: await ledgerOf(tx, booking.bookingId),
    timeline: await timelineOf(tx, booking.bookingId, 'ticket_'),
    emails: await emailsAbout(tx, 'ticketBooking', booking.code),
    ifCancelledToday: endable ? feeOfTickets(booking, now) : null,
    allowed: { cancel: endable ? { ok: true, reason: null } : { ok: false, reason: 'cannotCancel' } },
  }
}
