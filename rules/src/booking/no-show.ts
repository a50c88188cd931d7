import type { Day } from '#days/day.ts'
import { bookingMove } from './booking-states.ts'
import type { BookingState } from './booking-states.ts'
import { cancellationFee } from './cancellation-fee.ts'
import type { AgreedBooking, CancellationFee } from './cancellation-fee.ts'

/** Why a guest cannot be reported as not having come: the state of the booking, or its check-in day that is still ahead. */
export type WhyNotNoShow = 'checkTheStatus' | 'beforeCheckIn'

/** Why the property may not report that the guest did not come, or null where it may: on the check-in day or later. */
export const whyNotNoShow = ({ state, checkIn }: { state: BookingState; checkIn: Day }, today: Day): WhyNotNoShow | null => {
  if (bookingMove(state, 'noShow', 'property') === null) return 'checkTheStatus'
  return today < checkIn ? 'beforeCheckIn' : null
}

/** The fee of a guest who did not come: what the agreed terms charge on the day of arrival, however late it is reported. */
export const noShowFee = (booking: AgreedBooking): CancellationFee => cancellationFee(booking, booking.checkIn)
