import type { Day } from '../days/day.ts'
import type { BookingState } from './booking-states.ts'
import { bookingMoves } from './booking-states.ts'

/** The kinds of money that moves, as the specification names them. */
export const transactionKinds = ['payment', 'refund', 'cancellation refund', 'cancellation fee'] as const

/** A kind of transaction. */
export type TransactionKind = (typeof transactionKinds)[number]

/** A transaction to be written; the amount is positive, the kind says which way it goes. */
export type Transaction = { readonly kind: TransactionKind; readonly amount: number; readonly date: Day }

/** The booking that a transaction is held against; `owed` is the total, or the fee once it is cancelled. */
export type TransactionFacts = {
  readonly state: BookingState
  readonly owed: number
  readonly paid: number
  readonly bookedOn: Day
  readonly checkOut: Day
}

/** Why a transaction is refused: "wrong amount", "payment date out of range", or a booking that takes none of its kind. */
export type TransactionReason = 'wrongAmount' | 'dateOutOfRange' | 'wrongState'

/** Why a transaction may not be written, or null when it may. */
export function whyNotTransaction(transaction: Transaction, facts: TransactionFacts): TransactionReason | null {
  const ended = facts.state === 'cancel' || facts.state === 'void'
  if (ended === (transaction.kind === 'payment' || transaction.kind === 'refund')) return 'wrongState'
  const takesIn = transaction.kind === 'payment' || transaction.kind === 'cancellation fee'
  const most = takesIn ? facts.owed - facts.paid : facts.paid
  if (transaction.amount <= 0 || transaction.amount > most) return 'wrongAmount'
  return transaction.date < facts.bookedOn || transaction.date > facts.checkOut ? 'dateOutOfRange' : null
}

/**
 * The state of a booking after so much of its total is paid: moved only where the table of moves has the move. What is paid at
 * the hotel (`atHotel`) is not waited for: once the rest is paid, the booking is confirmed.
 */
export function paymentState(state: BookingState, total: number, paid: number, atHotel = 0): BookingState {
  const due = total - atHotel
  const act = paid >= due ? 'pay' : 'payInPart'
  const move = paid > 0 || due === 0 ? bookingMoves[state].find((one) => one.act === act) : undefined
  return move?.to ?? state
}
