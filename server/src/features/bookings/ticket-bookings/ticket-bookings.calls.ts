import { canCancel } from '@innkeeper/rules/booking/can-cancel'
import { implement } from '#kit/call/implement.ts'
import { rowsForFile } from '#kit/records/pages.ts'
import { endTickets } from './end-tickets.ts'
import { lockTicketBooking, ticketBookingOfCode } from './ticket-bookings.store.ts'
import { ticketBookingDetail } from './ticket-detail.ts'
import { ticketBookingsFile } from './ticket-file.ts'
import { ticketBookingPage, ticketViewCounts } from './ticket-list.store.ts'

/** What a park's staff do with its ticket bookings. */
export const ticketBookingCalls = implement({
  'ticket-booking/get-all': (at, asked) => ticketBookingPage(at.tx, asked, asked),

  'ticket-booking/view-counts': (at, filter) => ticketViewCounts(at.tx, filter),

  'ticket-booking/detail': async (at, { code }) => {
    const booking = await ticketBookingOfCode(at.tx, code)
    if (booking === undefined) throw at.refusal('notFound', { field: 'code' })
    return ticketBookingDetail(at.tx, booking, at.now)
  },

  'ticket-booking/cancel': async (at, { code, reason, waiveFee }) => {
    const booking = await lockTicketBooking(at.tx, code)
    if (booking === undefined) throw at.refusal('notFound', { field: 'code' })
    const verdict = canCancel(booking.state, 'property', reason)
    if (!verdict.ok) throw at.refusal('cannotCancel', { field: 'code', values: { state: booking.state } })
    const { fullName: person, accountId } = at.person
    const ending = { state: verdict.to, kind: 'voided', reason, person, accountId, origin: 'screen', withFee: !waiveFee } as const
    const cost = await endTickets(at.tx, booking, ending, at.now)
    const { fee, refund } = cost
    await at.diary({ subject: code, before: { state: booking.state }, after: { state: verdict.to, reason, fee, refund } })
    return { code, state: verdict.to, ...cost }
  },

  'ticket-booking/export': async (at, asked) =>
    ticketBookingsFile(await rowsForFile(at, (page) => ticketBookingPage(at.tx, asked, page)), at.language),
})
