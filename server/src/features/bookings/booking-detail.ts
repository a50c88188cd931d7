import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { lineAnswer, priceAnswer, serviceAnswers } from '@innkeeper/protocol/shapes/stay-answers'
import { holdsRooms } from '@innkeeper/rules/booking/booking-states'
import { mayEnd } from '@innkeeper/rules/booking/can-cancel'
import { owedOn } from '@innkeeper/rules/booking/owed'
import { daysBetween } from '@innkeeper/rules/days/day'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { creditOf, ledgerOf, timelineOf } from './booking-detail.store.ts'
import type { StoredBooking } from './bookings.store.ts'
import { feeOfEnding } from './end/end-booking.ts'

type Detail = CallOutput<'booking/detail'>

/** A booking with everything that its screen shows. */
export const bookingDetail = async (tx: PropertyTx, booking: StoredBooking, now: Date): Promise<Detail> => {
  const { snapshot } = booking
  const endable = mayEnd(booking.state, 'property')
  return {
    ...factsOf(booking),
    agent: await agentOf(tx, booking),
    property: {
      name: snapshot.property.name,
      checkInFrom: snapshot.property.checkInFrom,
      checkOutUntil: snapshot.property.checkOutUntil,
    },
    lines: snapshot.lines.map((line) => lineAnswer(line, booking.checkIn, booking.currency)),
    services: serviceAnswers(snapshot.services),
    price: priceAnswer(snapshot.price),
    commission: commissionAnswer(booking),
    ledger: await ledgerOf(tx, booking.bookingId),
    timeline: await timelineOf(tx, booking.bookingId),
    ifCancelledToday: endable ? feeOfEnding(booking, now) : null,
    allowed: { cancel: endable ? { ok: true, reason: null } : { ok: false, reason: 'cannotCancel' } },
  }
}

const commissionAnswer = ({ commissionBasisPoints: basisPoints, commission, state }: StoredBooking): Detail['commission'] =>
  basisPoints === null || commission === null ? null : { basisPoints, amount: holdsRooms(state) ? commission : 0 }

const factsOf = (booking: StoredBooking) => ({
  code: booking.code,
  state: booking.state,
  guestName: booking.guestName,
  guestPhone: booking.guestPhone,
  guestEmail: booking.guestEmail,
  note: booking.note,
  checkIn: booking.checkIn,
  checkOut: booking.checkOut,
  nights: daysBetween(booking.checkIn, booking.checkOut),
  currency: booking.currency,
  total: booking.total,
  paid: booking.paid,
  owed: owedOn({ ...booking, onCredit: booking.paymentMethod === 'debt' }),
  paymentMethod: booking.paymentMethod,
  payBy: booking.payBy,
  payments: booking.snapshot.payments.map((payment) => ({ ...payment })),
  cancelReason: booking.cancelReason,
  createdAt: booking.createdAt,
  changedAt: booking.changedAt,
})

/** The agent when it booked, with its current credit. */
const agentOf = async (tx: PropertyTx, { travelAgentId, snapshot }: StoredBooking): Promise<Detail['agent']> => {
  if (travelAgentId === null || snapshot.travelAgent === null) return null
  const credit = await creditOf(tx, travelAgentId)
  const { name, level } = snapshot.travelAgent
  return { travelAgentId, name, level, debtLimit: credit?.debtLimit ?? null, creditLeft: credit?.creditLeft ?? null }
}
