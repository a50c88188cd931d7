import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { lineAnswer, priceAnswer, serviceAnswers } from '@innkeeper/protocol/shapes/stay-answers'
import { owedOn } from '@innkeeper/rules/booking/owed'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { NewBooking } from '../book/book.store.ts'
import type { StoredBooking } from '../bookings.store.ts'

/** A booking as its travel agent reads it. */
export const agentBooking = (booking: StoredBooking): CallOutput<'distribution/booking'> => {
  const { snapshot } = booking
  return {
    code: booking.code,
    state: booking.state,
    property: {
      code: snapshot.property.code,
      name: snapshot.property.name,
      checkInFrom: snapshot.property.checkInFrom,
      checkOutUntil: snapshot.property.checkOutUntil,
    },
    checkIn: booking.checkIn,
    checkOut: booking.checkOut,
    guest: { name: booking.guestName, phone: booking.guestPhone, email: booking.guestEmail },
    note: booking.note,
    currency: booking.currency,
    total: booking.total,
    paid: booking.paid,
    owed: owedOn({ ...booking, onCredit: booking.paymentMethod === 'debt' }),
    paymentMethod: booking.paymentMethod,
    payBy: booking.payBy,
    payments: snapshot.payments.map((payment) => ({ ...payment })),
    cancelReason: booking.cancelReason,
    lines: snapshot.lines.map((line) => lineAnswer(line, booking.checkIn, booking.currency)),
    services: serviceAnswers(snapshot.services),
    price: priceAnswer(snapshot.price),
    createdAt: booking.createdAt,
  }
}

/** A booking that was just written, in its stored form. */
export const storedNow = ({ propertyId }: PropertyTx, { guest, payBy, now, ...booking }: NewBooking): StoredBooking => ({
  ...booking,
  propertyId,
  guestName: guest.name,
  guestPhone: guest.phone,
  guestEmail: guest.email,
  paid: 0,
  payBy: payBy?.toISOString() ?? null,
  cancelReason: null,
  createdAt: now.toISOString(),
  changedAt: now.toISOString(),
})
