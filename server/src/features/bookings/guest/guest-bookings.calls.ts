import { canCancel } from '@innkeeper/rules/booking/can-cancel'
import { guestMayChange, mayChange } from '@innkeeper/rules/booking/can-change'
import type { At } from '#kit/call/at.ts'
import { implement } from '#kit/call/implement.ts'
import { isGranted, type RefusalDetail, type Refused } from '#kit/call/refuse.ts'
import { refuseUnlessTicked } from '#kit/captcha/refuse-unless-ticked.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { Outside } from '#outside/outside.ts'
import { bookStays } from '../book/book.ts'
import type { Booker } from '../book/booking-asked.ts'
import { bookingOfCode, lockBooking, type StoredBooking } from '../bookings.store.ts'
import { toldOf } from '../booking-told.ts'
import { makeConfirmation } from '../confirmation/make-confirmation.ts'
import { endBooking, feeOfEnding } from '../end/end-booking.ts'
import { changeBooking } from '../life/change/change-booking.ts'
import { previewChange } from '../life/change/preview-change.ts'
import { isSameStay, wantedStay, type StayAsked } from '../life/change/wanted-stay.ts'
import { noteBooked } from '../note-booked.ts'
import { bookingSignals } from '../notify-booking.ts'
import { findGuestBooking } from './guest-bookings.store.ts'
import { guestBooking, linkAfterChange, linkForGuest } from './guest-booking.ts'

/** What a guest does on a property's own site: books, finds the booking again by code and email, cancels it. */
export const guestBookingCalls = (outside: Pick<Outside, 'keyFor' | 'publicUrl' | 'files'>) =>
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

const authorOf = ({ guestName }: StoredBooking) => ({ accountId: null, person: guestName, origin: 'guest' }) as const

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

type Finding = { readonly property: string; readonly code: string; readonly email: string }

/**
 * The booking that a guest names by property, code and email. A wrong email is answered like a code that nobody
 * has, so that neither can be found out.
 */
const ownBooking = async (
  at: Pick<At<'guest/booking'>, 'tx' | 'enter' | 'refusal'>,
  asked: Finding,
  read: typeof bookingOfCode,
): Promise<{ readonly tx: PropertyTx; readonly booking: StoredBooking }> => {
  const found = await findGuestBooking(at.tx, asked)
  if (found === undefined) throw at.refusal('notFound', { field: 'code' })
  const tx = await at.enter(found.propertyId)
  const booking = await read(tx, found.code)
  if (booking === undefined) throw at.refusal('notFound', { field: 'code' })
  return { tx, booking }
}
