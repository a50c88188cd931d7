import { canCancel } from '@innkeeper/rules/booking/can-cancel'
import type { At } from '#kit/call/at.ts'
import { implement } from '#kit/call/implement.ts'
import { isGranted } from '#kit/call/refuse.ts'
import { refuseUnlessTicked } from '#kit/captcha/refuse-unless-ticked.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { Outside } from '#outside/outside.ts'
import { bookStays } from '../book/book.ts'
import type { Booker } from '../book/booking-asked.ts'
import { bookingOfCode, lockBooking } from '../bookings.store.ts'
import { endBooking } from '../end/end-booking.ts'
import { noteBooked } from '../note-booked.ts'
import { bookingSignals } from '../notify-booking.ts'
import { guestBooking, linkForGuest } from './guest-booking.ts'
import { authorOf, ownBooking } from './own-booking.ts'

/** What a guest does on a property's own site: books, finds the booking again by code and email, cancels it. */
export const guestBookingCalls = (outside: Pick<Outside, 'keyFor' | 'publicUrl'>) =>
  implement({
    'guest/book': async (at, { captcha, ...input }) => {
      await refuseUnlessTicked(at, outside, captcha)
      const booked = await bookStays(at, input.property, [{ at: bookerOf(at), input }])
      const [booking] = booked?.outcomes ?? []
      if (booking === undefined) throw at.refusal('notFound', { field: 'property' })
      if (!isGranted(booking)) throw booking
      await booked?.write()
      const tx: PropertyTx = { ...at.tx, propertyId: booking.propertyId }
      await linkForGuest(tx, booking, at.now)
      await noteBooked(at, booking, authorOf(booking))
      return guestBooking(tx, booking, { outside, now: at.now })
    },

    'guest/booking': async (at, asked) => {
      const { tx, booking } = await ownBooking(at, asked, bookingOfCode)
      return guestBooking(tx, booking, { outside, now: at.now })
    },

    'guest/cancel': async (at, { reason, ...asked }) => {
      const { tx, booking } = await ownBooking(at, asked, lockBooking)
      const verdict = canCancel(booking.state, 'customer', reason)
      if (!verdict.ok) throw at.refusal('cannotCancel', { field: 'code', values: { state: booking.state } })
      const ending = { state: verdict.to, kind: 'cancelled', reason, person: booking.guestName, origin: 'guest', withFee: true } as const
      const cost = await endBooking(tx, booking, ending, at.now)
      const after = { state: verdict.to, reason, ...cost }
      await at.diary({ subject: booking.code, before: { state: booking.state }, after, by: authorOf(booking) })
      for (const signal of bookingSignals(booking)) at.publish(signal)
      return { code: booking.code, state: verdict.to, ...cost }
    },
  })

/** A guest books without an agent, and never on credit. */
const bookerOf = (at: At<'guest/book'>): Booker => ({
  now: at.now,
  language: at.language,
  address: at.address,
  travelAgent: null,
  refusal: (key, detail) => {
    if (key === 'debtNotConfigured' || key === 'debtOverLimit') throw new Error('a guest has no credit')
    return at.refusal(key, detail)
  },
})
