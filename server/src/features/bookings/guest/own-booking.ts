import type { At } from '#kit/call/at.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { bookingOfCode, StoredBooking } from '../bookings.store.ts'
import { findGuestBooking, type OwnBookingAsked } from './guest-bookings.store.ts'

/** The guest as the author of what the diary says. */
export const authorOf = ({ guestName }: Pick<StoredBooking, 'guestName'>) =>
  ({ accountId: null, person: guestName, origin: 'guest' }) as const

/**
 * The booking that a guest names by property, code and email. A wrong email is answered like a code that nobody
 * has, so that neither can be found out.
 */
export const ownBooking = async (
  at: Pick<At<'guest/booking'>, 'tx' | 'enter' | 'refusal'>,
  asked: OwnBookingAsked,
  read: typeof bookingOfCode,
): Promise<{ readonly tx: PropertyTx; readonly booking: StoredBooking }> => {
  const found = await findGuestBooking(at.tx, asked)
  if (found === undefined) throw at.refusal('notFound', { field: 'code' })
  const tx = await at.enter(found.propertyId)
  const booking = await read(tx, found.code)
  if (booking === undefined) throw at.refusal('notFound', { field: 'code' })
  return { tx, booking }
}
