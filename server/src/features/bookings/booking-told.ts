import type { bookingTold } from '@innkeeper/protocol/diary/booking-told'
import { agreedTerms } from '@innkeeper/rules/booking/agreed-terms'
import { owedOn } from '@innkeeper/rules/booking/owed'
import type { z } from 'zod'
import type { StoredBooking } from './bookings.store.ts'

/** A booking as the diary tells it when it is made. */
export const toldOf = (booking: StoredBooking): Partial<z.input<typeof bookingTold>> => {
  const { snapshot, checkIn, checkOut, state, total } = booking
  const name = snapshot.travelAgent?.name
  const lines = snapshot.lines.map(({ cancellation, payment }) => ({ cancellation: cancellation.terms, payment: payment?.terms ?? null }))
  const { depositType, cutOffDate, cancellationDay, cancellationType } = agreedTerms(lines, checkIn)
  return {
    ...(name === undefined ? {} : { agent: { nameVi: name.vi, nameEn: name.en } }),
    checkIn,
    checkOut,
    state,
    total,
    owed: owedOn({ ...booking, onCredit: booking.paymentMethod === 'debt' }),
    depositType: [...depositType],
    cutOffDate: [...cutOffDate],
    paymentDay: snapshot.payments.flatMap(({ dueAt }) => dueAt ?? []),
    cancellationDay: [...cancellationDay],
    cancellationType: [...cancellationType],
  }
}
