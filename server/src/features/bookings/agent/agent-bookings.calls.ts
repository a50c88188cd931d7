import { canCancel } from '@innkeeper/rules/booking/can-cancel'
import { implement } from '#kit/call/implement.ts'
import { isGranted } from '#kit/call/refuse.ts'
import { agentBooking } from './agent-booking.ts'
import { bookStays } from '../book/book.ts'
import { bookingOfAgent, lockBooking } from '../bookings.store.ts'
import { endBooking } from '../end/end-booking.ts'
import { retryPayment } from '../life/retry-payment.ts'
import { noteBooked } from '../note-booked.ts'
import { bookingSignals } from '../notify-booking.ts'

/** What a travel agent does with bookings: makes, reads and cancels its own. */
export const agentBookingCalls = implement({
  'distribution/book': async (at, asked) => {
    const booked = await bookStays(at, asked[0]?.input.property ?? '', asked)
    if (booked === null) return { outcomes: asked.map((one) => one.at.refusal('notFound', { field: 'property' })), written: nothing }
    const outcomes = await Promise.all(
      asked.map(async ({ at: one }, index) => {
        const outcome = booked.outcomes[index] ?? one.refusal('notFound', { field: 'property' })
        if (!isGranted(outcome)) return outcome
        await noteBooked(one, outcome)
        return agentBooking(outcome)
      }),
    )
    return { outcomes, written: booked.write() }
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
    const booking = (await lockBooking(tx, input.code)) ?? found
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
    for (const signal of bookingSignals(booking)) at.publish(signal)
    return { code: booking.code, state: verdict.to, ...cost }
  },

  'distribution/retry-payment': async (at, { code }) => {
    const found = await bookingOfAgent(at.tx, code, at.travelAgent.travelAgentId)
    if (found === undefined) throw at.refusal('notFound', { field: 'code' })
    const tx = await at.enter(found.propertyId)
    const booking = (await lockBooking(tx, code)) ?? found
    const moved = await retryPayment(tx, booking, { who: 'customer', person: at.travelAgent.nameVi, now: at.now })
    if (moved === null) throw at.refusal('cannotRetryPayment', { field: 'code', values: { state: booking.state } })
    await at.diary({ subject: code, before: { state: booking.state }, after: { state: moved.state } })
    at.publish({ propertyId: booking.propertyId, topic: 'bookings', code })
    return agentBooking(moved)
  },
})

const nothing = Promise.resolve()
