import { canCancel } from '@innkeeper/rules/booking/can-cancel'
import { implement } from '#kit/call/implement.ts'
import { bookingDetail } from './booking-detail.ts'
import { rowsForFile } from '#kit/records/pages.ts'
import { bookingsFile } from './booking-export.ts'
import { bookingPage, viewCounts } from './booking-list.store.ts'
import { bookingOfCode, lockBooking } from './bookings.store.ts'
import { endBooking } from './end/end-booking.ts'
import { bookingSignals } from './notify-booking.ts'

/** What the property's staff do with bookings. */
export const bookingCalls = implement({
  'booking/get-all': (at, asked) => bookingPage(at.tx, asked, asked),

  'booking/view-counts': async (at, filter) => viewCounts(at.tx, filter),

  'booking/detail': async (at, { code }) => {
    const booking = await bookingOfCode(at.tx, code)
    if (booking === undefined) throw at.refusal('notFound', { field: 'code' })
    const detail = await bookingDetail(at.tx, booking, at.now)
    return at.person.codes.has('E_CONTRACT_1') ? detail : { ...detail, commission: null }
  },

  'booking/cancel': async (at, { code, reason, waiveFee }) => {
    const booking = await lockBooking(at.tx, code)
    if (booking === undefined) throw at.refusal('notFound', { field: 'code' })
    const verdict = canCancel(booking.state, 'property', reason)
    if (!verdict.ok) throw at.refusal('cannotCancel', { field: 'code', values: { state: booking.state } })
    const { fullName: person, accountId } = at.person
    const ending = { state: verdict.to, kind: 'voided', reason, person, accountId, origin: 'screen', withFee: !waiveFee } as const
    const cost = await endBooking(at.tx, booking, ending, at.now)
    await at.diary({ subject: code, before: { state: booking.state }, after: { state: verdict.to, reason, ...cost } })
    for (const signal of bookingSignals(booking)) at.publish(signal)
    return { code, state: verdict.to, ...cost }
  },

  'booking/export': async (at, asked) => bookingsFile(await rowsForFile(at, (page) => bookingPage(at.tx, asked, page)), at.language),
})
