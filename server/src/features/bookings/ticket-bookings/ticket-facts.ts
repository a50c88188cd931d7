import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { owedOn } from '@innkeeper/rules/booking/owed'
import { peopleOf, type StoredTicketBooking } from './ticket-bookings.store.ts'

/** What the park, the platform and the agent all read of a ticket booking: its lines as they were agreed, and its money as it stands. */
export const ticketFacts = ({ snapshot, ...booking }: StoredTicketBooking) => ({
  code: booking.code,
  state: booking.state,
  note: booking.note,
  lastDay: booking.lastDay,
  currency: booking.currency,
  total: booking.total,
  paid: booking.paid,
  owed: owedOn({ ...booking, onCredit: booking.paymentMethod === 'debt' }),
  paymentMethod: booking.paymentMethod,
  payBy: booking.payBy,
  cancelReason: booking.cancelReason,
  lines: snapshot.lines.map(({ productId: _id, visitors, ...line }) => ({ ...line, visitors: [...visitors] })),
  price: snapshot.price,
  createdAt: booking.createdAt,
})

/** What the diary shows of tickets that were booked. */
export const toldOfTickets = ({ visitDay, state, total, snapshot }: StoredTicketBooking) => ({
  visitDay,
  people: snapshot.lines.reduce((sum, line) => sum + peopleOf(line), 0),
  state,
  total,
})

/** A ticket booking as its travel agent or its guest reads it. */
export const agentTickets = (booking: StoredTicketBooking): CallOutput<'distribution/ticket-booking'> => {
  const { code, name } = booking.snapshot.property
  return {
    ...ticketFacts(booking),
    property: { code, name },
    day: booking.visitDay,
    guest: { name: booking.guestName, phone: booking.guestPhone, email: booking.guestEmail },
  }
}
