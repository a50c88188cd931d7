import type { Day } from '../days/day.ts'
import { percentOf } from '../money/percent.ts'
import { multiplyDivide } from '../money/round-half-up.ts'
import { chargeOn } from './cancellation-terms.ts'
import type { CancellationCharge, CancellationTerms } from './cancellation-terms.ts'

/** What a cancellation is computed from: the booking's snapshot. `nightAmounts` are the nights' rooms and extras, in order. */
export type CancelledStay = {
  readonly terms: CancellationTerms
  readonly checkIn: Day
  readonly total: number
  readonly paid: number
  readonly nightAmounts: readonly number[]
}

/** The fee of a cancellation, what goes back of the payments, and what is still owed for the fee. */
export type CancellationFee = { readonly fee: number; readonly refund: number; readonly owed: number }

/** What cancelling on a day costs: never more than the total; the payments beyond the fee go back. */
export function cancellationFee(stay: CancelledStay, today: Day): CancellationFee {
  const charge = chargeOn(stay.terms, stay.checkIn, today)
  const fee = charge === null ? 0 : feeOf(charge, stay)
  return { fee, refund: Math.max(0, stay.paid - fee), owed: Math.max(0, fee - stay.paid) }
}

/** What a charge comes to for a stay, at most the stay's total. */
export function feeOf(charge: CancellationCharge, stay: Pick<CancelledStay, 'total' | 'nightAmounts'>): number {
  if (charge.unit === 'percent') return Math.min(percentOf(stay.total, charge.basisPoints), stay.total)
  return Math.min(charge.unit === 'amount' ? charge.amount : firstNights(charge.nights, stay), stay.total)
}

// The nights' share of the total carries their part of promotions, services and tax.
function firstNights(nights: number, { total, nightAmounts }: Pick<CancelledStay, 'total' | 'nightAmounts'>): number {
  const whole = sum(nightAmounts)
  return whole === 0 ? total : multiplyDivide(total, sum(nightAmounts.slice(0, nights)), whole)
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
