import type { At } from '#kit/call/at.ts'
import type { DiaryEntry } from '#kit/call/diary.ts'
import { toldOf } from './booking-told.ts'
import type { StoredBooking } from './bookings.store.ts'
import { bookingSignals } from './notify-booking.ts'

type Noting = Pick<At<'distribution/book'>, 'diary' | 'publish'>

/** Writes the diary line of a booking that was made, and notifies open screens; `by` is a guest, who has no account. */
export const noteBooked = async (at: Noting, booking: StoredBooking, by?: DiaryEntry['by']): Promise<void> => {
  await at.diary({ subject: booking.code, before: null, after: toldOf(booking), ...(by !== undefined && { by }) })
  for (const signal of bookingSignals(booking)) at.publish(signal)
}
