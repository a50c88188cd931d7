import type { Day } from '#days/day.ts'
import { bookingMove } from './booking-states.ts'
import type { BookingGuard, BookingMove, BookingState } from './booking-states.ts'

/** The facts that decide what the start of a day changes; `settled` is true when nothing is owed, or the debt is on a statement. */
export type DayFacts = { readonly state: BookingState; readonly checkIn: Day; readonly checkOut: Day; readonly settled: boolean }

/**
 * The states that a booking moves through by itself on a day, in order: into service on the check-in day, closed after check-out when
 * settled.
 */
export const dayMoves = (booking: DayFacts, today: Day): BookingState[] => {
  const move = bookingMove(booking.state, 'checkIn', 'clock') ?? bookingMove(booking.state, 'checkOut', 'clock')
  if (move === null || !holds(move, booking, today)) return []
  return [move.to, ...dayMoves({ ...booking, state: move.to }, today)]
}

const holds = (move: BookingMove, booking: DayFacts, today: Day): boolean => {
  const truths: Partial<Record<BookingGuard, boolean>> = {
    arrived: today >= booking.checkIn,
    settled: today > booking.checkOut && booking.settled,
  }
  return move.guard !== null && truths[move.guard] === true
}
