import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { mayEnd } from '@innkeeper/rules/booking/can-cancel'
import { owedOn } from '@innkeeper/rules/booking/owed'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { creditOf, ledgerOf, timelineOf } from '../booking-detail.store.ts'
import { feeOfTickets } from './end-tickets.ts'
import type { StoredTicketBooking } from './ticket-bookings.store.ts'

type Detail = CallOutput<'ticket-booking/detail'>

/** A ticket booking with everything that its page shows. */
export const ticketBookingDetail = async (tx: PropertyTx, booking: StoredTicketBooking, now: Date): Promise<Detail> => {
  const { snapshot, state } = booking
  const endable = mayEnd(state, 'property')
  return {
    ...factsOf(booking),
    agent: await agentOf(tx, booking),
    property: { name: snapshot.property.name },
    lines: snapshot.lines.map(({ productId: _id, visitors, ...line }) => ({ ...line, visitors: [...visitors] })),
    price: snapshot.price,
    ledger: await ledgerOf(tx, booking.bookingId),
    timeline: await timelineOf(tx, booking.bookingId, 'ticket_'),
    ifCancelledToday: endable ? feeOfTickets(booking, now) : null,
    allowed: { cancel: endable ? { ok: true, reason: null } : { ok: false, reason: 'cannotCancel' } },
  }
}

const factsOf = (booking: StoredTicketBooking) => ({
  code: booking.code,
  state: booking.state,
  guestName: booking.guestName,
  guestPhone: booking.guestPhone,
  guestEmail: booking.guestEmail,
  note: booking.note,
  visitDay: booking.visitDay,
  lastDay: booking.lastDay,
  currency: booking.currency,
  total: booking.total,
  paid: booking.paid,
  owed: owedOn({ ...booking, onCredit: booking.paymentMethod === 'debt' }),
  paymentMethod: booking.paymentMethod,
  payBy: booking.payBy,
  cancelReason: booking.cancelReason,
  createdAt: booking.createdAt,
  changedAt: booking.changedAt,
})

/** The agent when it booked, with its current credit. */
const agentOf = async (tx: PropertyTx, { travelAgentId, snapshot }: StoredTicketBooking): Promise<Detail['agent']> => {
  const credit = await creditOf(tx, travelAgentId)
  const { name, level } = snapshot.travelAgent
  return { travelAgentId, name, level, debtLimit: credit?.debtLimit ?? null, creditLeft: credit?.creditLeft ?? null }
}
