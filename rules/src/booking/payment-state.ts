import type { Day } from '#days/day.ts'
import type { BookingState } from './booking-states.ts'
import { bookingMoves } from './booking-states.ts'

/** The kinds of payment transactions, as the specification names them. */
export const transactionKinds = ['payment', 'refund', 'cancellation refund', 'cancellation fee'] as const

/** A kind of transaction. */
export type TransactionKind = (typeof transactionKinds)[number]

/** A transaction to be written; the amount is positive, the kind gives its direction. */
export type Transaction = { readonly kind: TransactionKind; readonly amount: number; readonly date: Day }

/** The booking that a transaction is checked against; `owed` is the total, or the fee once it is cancelled. */
export type TransactionFacts = {
  readonly state: BookingState
  readonly owed: number
  readonly paid: number
  readonly bookedOn: Day
  readonly checkOut: Day
}

/** Why a transaction is refused: "wrong amount", "payment date out of range", or a booking that takes no transaction of this kind. */
export type TransactionReason = 'wrongAmount' | 'dateOutOfRange' | 'wrongState'

/** Why a transaction may not be written, or null when it may. */
export const whyNotTransaction = (transaction: Transaction, facts: TransactionFacts): TransactionReason | null => {
  const ended = facts.state === 'cancel' || facts.state === 'void'
  if (ended === (transaction.kind === 'payment' || transaction.kind === 'refund')) return 'wrongState'
  const takesIn = transaction.kind === 'payment' || transaction.kind === 'cancellation fee'
  const most = takesIn ? facts.owed - facts.paid : facts.paid
  if (transaction.amount <= 0 || transaction.amount > most) return 'wrongAmount'
  return transaction.date < facts.bookedOn || transaction.date > facts.checkOut ? 'dateOutOfRange' : null
}

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
