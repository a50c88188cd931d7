import { canCancel } from '@innkeeper/rules/booking/can-cancel'
import { implement } from '../../kit/implement.ts'
import { agentBooking, storedNow } from './agent-booking.ts'
import { bookStay } from './book.ts'
import { bookingOfAgent, holdBooking } from './bookings.store.ts'
import { endBooking } from './end-booking.ts'
import { bookingSignals, tellProperty } from './tell-booking.ts'

/** What a travel agent does with bookings: makes them, reads its own, cancels its own. */
export const agentBookingCalls = implement({
  'distribution/book': async (at, input) => {
    const { tx, booking, facts } = await bookStay(at, input)
    const { code, state, total } = booking
    const { nameVi: person } = at.travelAgent
    const stored = storedNow(tx, booking)
    await Promise.all([
      tellProperty(tx, { kind: 'newBooking', booking: stored, person, email: facts.email }),
      at.diary({ subject: code, before: null, after: { state, total } }),
    ])
    for (const signal of bookingSignals(stored)) at.tell(signal)
    return agentBooking(stored)
  },

  'distribution/booking': async (at, input) => {
    const booking = await bookingOfAgent(at.tx, input.code, at.travelAgent.travelAgentId)
    if (booking === undefined) throw at.refusal('notFound', { field: 'code' })
    return agentBooking(booking)
  },

  'distribution/cancel': async (at, input) => {
    const found = await bookingOfAgent(at.tx, input.code, at.travelAgent.travelAgentId)
    if (found === undefined) throw at.refusal('notFound', { field: 'code' })
    const tx = await at.enter(found.propertyId)
    const booking = (await holdBooking(tx, input.code)) ?? found
    const verdict = canCancel(booking.state, 'customer', input.reason)
    if (!verdict.ok) throw at.refusal('cannotCancel', { field: 'code', values: { state: booking.state } })
    const { nameVi: person } = at.travelAgent
    const { reason } = input
    const cost = await endBooking(
      tx,
      booking,
      { state: verdict.to, kind: 'cancelled', reason, person, origin: 'agent', withFee: true },
      at.now,
    )
    await at.diary({ subject: booking.code, before: { state: booking.state }, after: { state: verdict.to, reason, ...cost } })
    for (const signal of bookingSignals(booking)) at.tell(signal)
    return { code: booking.code, state: verdict.to, ...cost }
  },
})
