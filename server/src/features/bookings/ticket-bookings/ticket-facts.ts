import { owedOn } from '@innkeeper/rules/booking/owed'
import type { StoredTicketBooking } from './ticket-bookings.store.ts'

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
