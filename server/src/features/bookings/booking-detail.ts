import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { lineAnswer, priceAnswer, serviceAnswers } from '@innkeeper/protocol/shapes/stay-answers'
import { bookingMove, holdsRooms } from '@innkeeper/rules/booking/booking-states'
import { mayEnd } from '@innkeeper/rules/booking/can-cancel'
import { owedOn } from '@innkeeper/rules/booking/owed'
import { whyNotNoShow } from '@innkeeper/rules/booking/no-show'
import { mayRetryPayment } from '@innkeeper/rules/booking/retry-payment'
import { daysBetween, todayIn } from '@innkeeper/rules/days/day'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { bookedBy, ledgerOf, timelineOf } from './booking-detail.store.ts'
import type { StoredBooking } from './bookings.store.ts'
import { emailsAbout } from './emails/booking-emails.store.ts'
import { feeOfEnding, feeOfNoShow } from './end/end-booking.ts'

type Detail = CallOutput<'booking/detail'>

/** A booking with everything that its screen shows. */
export const bookingDetail = async (tx: PropertyTx, booking: StoredBooking, now: Date): Promise<Detail> => {
  const { snapshot, travelAgentId } = booking
  return {
    ...factsOf(booking),
    agent: travelAgentId === null || snapshot.travelAgent === null ? null : await bookedBy(tx, travelAgentId, snapshot.travelAgent),
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
    emails: await emailsAbout(tx, 'booking', booking.code),
    ifCancelledToday: mayEnd(booking.state, 'property') ? feeOfEnding(booking, now) : null,
    ifNoShow: bookingMove(booking.state, 'noShow', 'property') === null ? null : feeOfNoShow(booking),
    allowed: allowedOf(booking, now),
  }
}

const allowedOf = (booking: StoredBooking, now: Date): Detail['allowed'] => {
  const noShow = whyNotNoShow(booking, todayIn(booking.snapshot.property.timeZone, now))
  const payBy = booking.payBy === null ? null : new Date(booking.payBy)
  return {
    cancel: mayEnd(booking.state, 'property') ? { ok: true, reason: null } : { ok: false, reason: 'cannotCancel' },
    noShow: noShow === null ? { ok: true, reason: null } : { ok: false, reason: noShowRefusals[noShow] },
    retryPayment: mayRetryPayment({ state: booking.state, payBy }, 'property', now)
      ? { ok: true, reason: null }
      : { ok: false, reason: 'cannotRetryPayment' },
  }
}

const noShowRefusals = { checkTheStatus: 'noShowWrongState', beforeCheckIn: 'noShowTooEarly' } as const

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
