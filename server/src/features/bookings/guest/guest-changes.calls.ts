import { guestMayChange, mayChange } from '@innkeeper/rules/booking/can-change'
import { implement } from '#kit/call/implement.ts'
import type { Refused, RefusalDetail } from '#kit/call/refuse.ts'
import type { Outside } from '#outside/outside.ts'
import { toldOf } from '../booking-told.ts'
import { bookingOfCode, lockBooking, type StoredBooking } from '../bookings.store.ts'
import { makeConfirmation } from '../confirmation/make-confirmation.ts'
import { feeOfEnding } from '../end/end-booking.ts'
import { changeBooking } from '../life/change/change-booking.ts'
import { previewChange } from '../life/change/preview-change.ts'
import { isSameStay, wantedStay, type StayAsked } from '../life/change/wanted-stay.ts'
import { bookingSignals } from '../notify-booking.ts'
import { guestBooking, linkAfterChange } from './guest-booking.ts'
import { authorOf, ownBooking } from './own-booking.ts'

/** How a guest changes the booking on a property's own site, and takes its files. */
export const guestChangeCalls = (outside: Pick<Outside, 'keyFor' | 'publicUrl' | 'files'>) =>
  implement({
    'guest/confirmation': async (at, { form, language, ...asked }) => {
      const { tx, booking } = await ownBooking(at, asked, bookingOfCode)
      return makeConfirmation(tx, outside.files, booking, { form, language, copy: 'agent' })
    },

    'guest/preview-change': async (at, { property, code, email, ...asked }) => {
      const { tx, booking } = await ownBooking(at, { property, code, email }, bookingOfCode)
      refuseFixed(at, booking, asked)
      return previewChange(tx, booking, asked, { byProperty: false, language: at.language, now: at.now, refuse: at.refusal })
    },

    'guest/change': async (at, { property, code, email, guestName, ...input }) => {
      const { tx, booking } = await ownBooking(at, { property, code, email }, lockBooking)
      refuseFixed(at, booking, input)
      const guest = { name: guestName ?? booking.guestName, phone: booking.guestPhone, email: booking.guestEmail }
      const by = {
        byProperty: false,
        language: at.language,
        now: at.now,
        refuse: at.refusal,
        person: booking.guestName,
        origin: 'guest',
      } as const
      const { booking: after } = await changeBooking(tx, booking, { ...input, guest }, by)
      await linkAfterChange(tx, after, booking.guestName, at.now)
      await at.diary({ subject: booking.code, before: toldOf(booking), after: toldOf(after), by: authorOf(booking) })
      for (const signal of [...bookingSignals(booking), ...bookingSignals(after)]) at.publish(signal)
      return guestBooking(tx, after, { outside, now: at.now })
    },
  })

/** Refuses another stay where cancelling costs something already. */
const refuseFixed = (
  at: { readonly now: Date; readonly refusal: (key: 'guestStayFixed', detail: RefusalDetail) => Refused },
  booking: StoredBooking,
  asked: StayAsked,
): void => {
  const may = guestMayChange(booking.state, feeOfEnding(booking, at.now).fee)
  if (may === 'guest' && mayChange(booking.state) === 'stay' && !isSameStay(booking, wantedStay(booking, asked)))
    throw at.refusal('guestStayFixed', { field: 'checkIn' })
}
