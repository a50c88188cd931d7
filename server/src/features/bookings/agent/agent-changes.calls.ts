import { implement } from '#kit/call/implement.ts'
import { toldOf } from '../booking-told.ts'
import { bookingOfAgent, lockBooking } from '../bookings.store.ts'
import { changeBooking } from '../life/change/change-booking.ts'
import { previewChange } from '../life/change/preview-change.ts'
import { bookingSignals } from '../notify-booking.ts'
import { agentBooking } from './agent-booking.ts'

/** How a travel agent changes its bookings. */
export const agentChangeCalls = implement({
  'distribution/preview-change': async (at, { code, ...asked }) => {
    const booking = await bookingOfAgent(at.tx, code, at.travelAgent.travelAgentId)
    if (booking === undefined) throw at.refusal('notFound', { field: 'code' })
    const tx = await at.enter(booking.propertyId)
    return previewChange(tx, booking, asked, { byProperty: false, language: at.language, now: at.now, refuse: at.refusal })
  },

  'distribution/change': async (at, { code, ...input }) => {
    const found = await bookingOfAgent(at.tx, code, at.travelAgent.travelAgentId)
    if (found === undefined) throw at.refusal('notFound', { field: 'code' })
    const tx = await at.enter(found.propertyId)
    const booking = (await lockBooking(tx, code)) ?? found
    const person = at.travelAgent.nameVi
    const by = { byProperty: false, language: at.language, now: at.now, refuse: at.refusal, person, origin: 'agent' } as const
    const { booking: after } = await changeBooking(tx, booking, input, by)
    await at.diary({ subject: code, before: toldOf(booking), after: toldOf(after) })
    for (const signal of [...bookingSignals(booking), ...bookingSignals(after)]) at.publish(signal)
    return agentBooking(after)
  },
})
