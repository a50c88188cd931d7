import { owedOn } from '@innkeeper/rules/booking/owed'
import { implement } from '#kit/call/implement.ts'
import { toldOf } from '../booking-told.ts'
import { bookingOfCode, lockBooking } from '../bookings.store.ts'
import { bookingSignals } from '../notify-booking.ts'
import { agreedBefore } from './change/agreed-before.store.ts'
import { changeBooking } from './change/change-booking.ts'
import { previewChange } from './change/preview-change.ts'

/** How a property changes a booking. */
export const bookingChangeCalls = implement({
  'booking/preview-change': async (at, { code, ...asked }) => {
    const booking = await bookingOfCode(at.tx, code)
    if (booking === undefined) throw at.refusal('notFound', { field: 'code' })
    return previewChange(at.tx, booking, asked, { byProperty: true, language: at.language, now: at.now, refuse: at.refusal })
  },

  'booking/change': async (at, { code, ...input }) => {
    const booking = await lockBooking(at.tx, code)
    if (booking === undefined) throw at.refusal('notFound', { field: 'code' })
    const { fullName: person, accountId } = at.person
    const by = { byProperty: true, language: at.language, now: at.now, refuse: at.refusal, person, accountId, origin: 'screen' } as const
    const { booking: after, refund } = await changeBooking(at.tx, booking, input, by)
    await at.diary({ subject: code, before: toldOf(booking), after: toldOf(after) })
    for (const signal of [...bookingSignals(booking), ...bookingSignals(after)]) at.publish(signal)
    const owed = owedOn({ ...after, onCredit: after.paymentMethod === 'debt' })
    return { code, state: after.state, total: after.total, refund, owed }
  },

  'booking/agreed-before': async (at, { code, changeNo }) => {
    const booking = await bookingOfCode(at.tx, code)
    if (booking === undefined) throw at.refusal('notFound', { field: 'code' })
    const agreed = await agreedBefore(at.tx, booking, changeNo)
    if (agreed === undefined) throw at.refusal('notFound', { field: 'changeNo' })
    return agreed
  },
})
