import type { At } from '#kit/call/at.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { StoredBooking } from '../bookings.store.ts'
import type { StoredTicketBooking } from '../ticket-bookings/ticket-bookings.store.ts'
import { findGuestBooking, type OwnBookingAsked, type OwnBookingTable } from './guest-bookings.store.ts'

/** The guest as the author of what the diary says. */
export const authorOf = ({ guestName }: Pick<StoredBooking, 'guestName'>) =>
  ({ accountId: null, person: guestName, origin: 'guest' }) as const

/**
 * Reads the booking that a guest names by property, code and email. A wrong email is answered like a code that nobody
 * has, so that neither can be found out.
 */
const ownIn =
  <Booking>(table: OwnBookingTable) =>
  async (
    at: Pick<At<'guest/booking'>, 'tx' | 'enter' | 'refusal'>,
    asked: OwnBookingAsked,
    read: (tx: PropertyTx, code: string) => Promise<Booking | undefined>,
  ): Promise<{ readonly tx: PropertyTx; readonly booking: Booking }> => {
    const found = await findGuestBooking(at.tx, table, asked)
    if (found === undefined) throw at.refusal('notFound', { field: 'code' })
    const tx = await at.enter(found.propertyId)
    const booking = await read(tx, found.code)
    if (booking === undefined) throw at.refusal('notFound', { field: 'code' })
    return { tx, booking }
  }

/** The booking of rooms that a guest names. */
export const ownBooking = ownIn<StoredBooking>('booking')

/** The tickets that a guest names. */
export const ownTickets = ownIn<StoredTicketBooking>('ticket_booking')
