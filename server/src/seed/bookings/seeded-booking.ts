import { addDays, type Day } from '@innkeeper/rules/days/day'
import type { BookingSnapshot } from '#features/bookings/snapshot/booking-snapshot.ts'
import type { Fate } from './fates.ts'
import type { SeededStay } from './stays.ts'
import type { SeededTravelAgent } from '../travel-agents.ts'

/** One booking of the sample data, ready to be written. */
export type SeededBooking = {
  readonly bookingId: string
  readonly code: string
  readonly agent: SeededTravelAgent | null
  readonly guest: { readonly name: string; readonly phone: string; readonly email: string; readonly note: string }
  readonly stay: SeededStay
  readonly snapshot: BookingSnapshot
  readonly fate: Fate
}

/** The day on which an unpaid booking of the sample data expires: the day of arrival, so that a demonstration lasts. */
export const lapsesOn = (stay: SeededStay): Day => addDays(stay.checkIn, 1)
