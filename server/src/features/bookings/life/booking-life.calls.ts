import { formatDate } from '@innkeeper/protocol/format/format'
import { bookingEventWords } from '@innkeeper/protocol/words/sale/booking-words'
import { whyNotNoShow } from '@innkeeper/rules/booking/no-show'
import { todayIn } from '@innkeeper/rules/days/day'
import { implement } from '#kit/call/implement.ts'
import { lockBooking } from '../bookings.store.ts'
import { endBooking } from '../end/end-booking.ts'
import { bookingSignals } from '../notify-booking.ts'
import { writeEvent } from './booking-events.store.ts'
import { retryPayment } from './retry-payment.ts'

// Everyone who sees the booking reads it, in either language.
const { noShow: didNotCome } = bookingEventWords

/** What a property does with a booking besides cancelling it. */
export const bookingLifeCalls = implement({
  'booking/no-show': async (at, { code, reason, waiveFee }) => {
    const booking = await lockBooking(at.tx, code)
    if (booking === undefined) throw at.refusal('notFound', { field: 'code' })
    const why = whyNotNoShow(booking, todayIn(booking.snapshot.property.timeZone, at.now))
    if (why === 'checkTheStatus') throw at.refusal('noShowWrongState', { field: 'code', values: { state: booking.state } })
    if (why === 'beforeCheckIn') throw at.refusal('noShowTooEarly', { field: 'code', values: { checkIn: formatDate(booking.checkIn) } })
    const { fullName: person, accountId } = at.person
    const written = reason === '' ? `${didNotCome.vi} · ${didNotCome.en}` : reason
    const ending = { state: 'cancel', kind: 'noShow', reason: written, person, accountId, origin: 'screen', withFee: !waiveFee } as const
    const cost = await endBooking(at.tx, booking, ending, at.now)
    await at.diary({ subject: code, before: { state: booking.state }, after: { state: ending.state, reason: written, ...cost } })
    for (const signal of bookingSignals(booking)) at.publish(signal)
    return { code, state: ending.state, ...cost }
  },

  'booking/retry-payment': async (at, { code }) => {
    const booking = await lockBooking(at.tx, code)
    if (booking === undefined) throw at.refusal('notFound', { field: 'code' })
    const { fullName: person, accountId } = at.person
    const moved = await retryPayment(at.tx, booking, { who: 'property', person, accountId, now: at.now })
    if (moved === null) throw at.refusal('cannotRetryPayment', { field: 'code', values: { state: booking.state } })
    await at.diary({ subject: code, before: { state: booking.state }, after: { state: moved.state } })
    at.publish({ propertyId: booking.propertyId, topic: 'bookings', code })
    return { code, state: moved.state }
  },

  'booking/add-note': async (at, { code, text }) => {
    const booking = await lockBooking(at.tx, code)
    if (booking === undefined) throw at.refusal('notFound', { field: 'code' })
    await writeEvent(at.tx, booking.bookingId, {
      kind: 'noted',
      at: at.now,
      person: at.person.fullName,
      origin: 'screen',
      detail: { note: text },
    })
    await at.diary({ subject: code, before: null, after: { text } })
    at.publish({ propertyId: booking.propertyId, topic: 'bookings', code })
    return { code }
  },
})
