import type { BookingState } from './booking-states.ts'
import { bookingMoves } from './booking-states.ts'

/** The kinds of payment transactions, as the specification names them. */
export const transactionKinds = ['payment', 'refund', 'cancellation refund', 'cancellation fee'] as const

/** A kind of transaction. */
export type TransactionKind = (typeof transactionKinds)[number]

/**
 * The state of a booking after `paid` of its total: it moves only where the table of moves has the move. An amount paid at the hotel
 * (`atHotel`) is not waited for: once the rest is paid, the booking is confirmed.
 */
export const paymentState = (state: BookingState, total: number, paid: number, atHotel = 0): BookingState => {
  const due = total - atHotel
  const act = paid >= due ? 'pay' : 'payInPart'
  const move = paid > 0 || due === 0 ? bookingMoves[state].find((one) => one.act === act) : undefined
  return move?.to ?? state
}
