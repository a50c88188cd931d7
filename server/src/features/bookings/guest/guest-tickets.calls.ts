import { ticketsPerFile } from '@innkeeper/protocol/calls/travel-agent/distribution-visitor-tickets'
import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { canCancel, mayEnd } from '@innkeeper/rules/booking/can-cancel'
import { letsIn } from '@innkeeper/rules/ticket/lets-in'
import type { At } from '#kit/call/at.ts'
import { implement } from '#kit/call/implement.ts'
import { refuseUnlessTicked } from '#kit/captcha/refuse-unless-ticked.ts'
import { signingKey } from '#kit/session/signing-key.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { Outside } from '#outside/outside.ts'
import { bookTickets, type TicketBooker } from '../ticket-bookings/book-tickets.ts'
import { endTickets, feeOfTickets } from '../ticket-bookings/end-tickets.ts'
import { lockTicketBooking, peopleOf, ticketBookingOfCode, type StoredTicketBooking } from '../ticket-bookings/ticket-bookings.store.ts'
import { agentTickets, toldOfTickets } from '../ticket-bookings/ticket-facts.ts'
import { ticketFile } from '../visitor-tickets/make-ticket-file.ts'
import { linkFor, openLink, type Reaching } from './guest-booking.ts'
import { authorOf, ownTickets } from './own-booking.ts'
import { visitCalendar } from './visit-calendar.ts'

/** What a guest does on a park's own site: buys tickets, finds them again by code and email, takes their files, cancels them. */
export const guestTicketBookingCalls = (outside: Pick<Outside, 'keyFor' | 'publicUrl' | 'files'>) => {
  const key = signingKey(outside.keyFor, 'visitor tickets')
  return implement({
    'guest/ticket-book': async (at, { captcha, ...input }) => {
      await refuseUnlessTicked(at, outside, captcha)
      const booking = await bookTickets(bookerOf(at, input.guest.name), input)
      const tx: PropertyTx = { ...at.tx, propertyId: booking.propertyId }
      if (booking.payBy !== null && booking.total > 0) await linkFor(tx, booking, { amount: booking.total, dueAt: booking.payBy }, at.now)
      await at.diary({ subject: booking.code, before: null, after: toldOfTickets(booking), by: authorOf(booking) })
      return guestTickets(tx, booking, { outside, now: at.now })
    },

    'guest/ticket-booking': async (at, asked) => {
      const { tx, booking } = await ownTickets(at, asked, ticketBookingOfCode)
      return guestTickets(tx, booking, { outside, now: at.now })
    },

    'guest/ticket-file': async (at, { form, language, part, ...asked }) => {
      const { tx, booking } = await ownTickets(at, asked, ticketBookingOfCode)
      if (form === 'calendar') return visitCalendar(booking, language)
      const file = await ticketFile(tx, booking, { key, files: outside.files, language, part })
      if (file === null) throw at.refusal('ticketsNotMade', { field: part === 1 ? 'code' : 'part' })
      return file
    },

    'guest/ticket-cancel': async (at, { reason, ...asked }) => {
      const { tx, booking } = await ownTickets(at, asked, lockTicketBooking)
      const verdict = canCancel(booking.state, 'customer', reason)
      if (!verdict.ok) throw at.refusal('cannotCancel', { field: 'code', values: { state: booking.state } })
      const ending = { state: verdict.to, kind: 'cancelled', reason, person: booking.guestName, origin: 'guest', withFee: true } as const
      const { fee, refund, owed } = await endTickets(tx, booking, ending, at.now)
      const after = { state: verdict.to, reason, fee, refund }
      await at.diary({ subject: booking.code, before: { state: booking.state }, after, by: authorOf(booking) })
      return { code: booking.code, state: verdict.to, fee, refund, owed }
    },
  })
}

/** A guest buys without an agent, and never on credit. */
const bookerOf = (at: At<'guest/ticket-book'>, person: string): TicketBooker => ({
  tx: at.tx,
  enter: at.enter,
  now: at.now,
  language: at.language,
  travelAgent: null,
  person,
  refusal: (key, detail) => {
    if (key === 'debtNotConfigured' || key === 'debtOverLimit') throw new Error('a guest has no credit')
    return at.refusal(key, detail)
  },
})

/** Tickets as their guest reads them, with the link by which they can be paid. */
const guestTickets = async (
  tx: PropertyTx,
  booking: StoredTicketBooking,
  { outside, now }: Reaching,
): Promise<CallOutput<'guest/ticket-booking'>> => ({
  ...agentTickets(booking),
  payUrl: await openLink(tx, booking, { outside, now }),
  ifCancelledToday: mayEnd(booking.state, 'customer') ? feeOfTickets(booking, now) : null,
  ticketFiles: letsIn(booking.state)
    ? Math.ceil(booking.snapshot.lines.reduce((sum, line) => sum + peopleOf(line), 0) / ticketsPerFile)
    : 0,
})
