import type { Tx } from '#kit/transaction/transaction.ts'
import { readersByMail } from '#features/notifications/notifications.reads.ts'
import { bookingsWithIds, type StoredBooking } from '../bookings.store.ts'
import { notifyProperty } from '../notify-booking.ts'
import type { Step } from './day-turn.store.ts'

/**
 * Notifies properties of the steps that the day took: in the bell, and by letters to who chose them. The property's own address gets none,
 * because nobody has to do anything.
 */
export const tellOfTurn = async (tx: Tx, steps: readonly Step[]): Promise<void> => {
  const stored = await bookingsWithIds(tx, [...new Set(steps.map(({ booking }) => booking.bookingId))])
  const bookings = new Map(stored.map((booking) => [booking.bookingId, booking]))
  const groups = Map.groupBy(steps, ({ booking: { propertyId }, to }) => `${propertyId} ${to}`)
  await Promise.all(
    [...groups.values()].map((taken) =>
      tellProperty(
        tx,
        taken.flatMap(({ booking: { bookingId }, to }) => {
          const booking = bookings.get(bookingId)
          return booking === undefined ? [] : [{ ...booking, state: to }]
        }),
      ),
    ),
  )
}

const tellProperty = async (tx: Tx, moved: readonly StoredBooking[]): Promise<void> => {
  const [first] = moved
  if (first === undefined) return
  const there = { ...tx, propertyId: first.propertyId }
  const kind = first.state === 'close' ? 'bookingClosed' : 'bookingInService'
  const readers = await readersByMail(there, kind)
  await notifyProperty(
    there,
    { kind, email: '', readers },
    moved.map((booking) => ({ booking, person: 'Innkeeper' })),
  )
}
