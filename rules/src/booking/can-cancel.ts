import { bookingMove } from './booking-states.ts'
import type { BookingState } from './booking-states.ts'

/** Who ends a booking: the customer cancels it, the property voids it. */
export type Canceller = 'customer' | 'property'

/** Whether a booking may be ended and the state that it goes to, or why not ("cannot cancel, check the status"). */
export type CancelVerdict =
  | { readonly ok: true; readonly to: 'cancel' | 'void' }
  | { readonly ok: false; readonly reason: 'checkTheStatus' | 'reasonRequired' }

/** Whether a booking in a state may be cancelled by its customer or voided by its property; "the reason is required". */
export const canCancel = (state: BookingState, who: Canceller, reason: string): CancelVerdict => {
  const to = who === 'customer' ? 'cancel' : 'void'
  if (!mayEnd(state, who)) return { ok: false, reason: 'checkTheStatus' }
  return reason.trim() === '' ? { ok: false, reason: 'reasonRequired' } : { ok: true, to }
}

/** Whether the state alone allows ending the booking; decides whether the button is enabled. */
export const mayEnd = (state: BookingState, who: Canceller): boolean =>
  bookingMove(state, who === 'customer' ? 'cancel' : 'void', who) !== null
