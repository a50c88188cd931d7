import { implement } from '#kit/call/implement.ts'
import type { FileStore } from '#outside/files.ts'
import { bookingOfAgent, bookingOfCode } from '../bookings.store.ts'
import { makeConfirmation } from './make-confirmation.ts'

/** The confirmation of a booking for the property's people. */
export const confirmationCalls = (files: FileStore) =>
  implement({
    'booking/confirmation': async (at, { code, ...asked }) => {
      const booking = await bookingOfCode(at.tx, code)
      if (booking === undefined) throw at.refusal('notFound', { field: 'code' })
      return makeConfirmation(at.tx, files, booking, asked)
    },
  })

/** The confirmation of its own booking for a travel agent. */
export const agentConfirmationCalls = (files: FileStore) =>
  implement({
    'distribution/confirmation': async (at, { code, ...asked }) => {
      const booking = await bookingOfAgent(at.tx, code, at.travelAgent.travelAgentId)
      if (booking === undefined) throw at.refusal('notFound', { field: 'code' })
      const tx = await at.enter(booking.propertyId)
      return makeConfirmation(tx, files, booking, asked)
    },
  })
