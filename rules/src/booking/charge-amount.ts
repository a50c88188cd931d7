import { percentOf } from '#money/percent.ts'
import { multiplyDivide } from '#money/round-half-up.ts'
import type { CancellationCharge } from './cancellation-terms.ts'
import type { LineShare } from './line-shares.ts'

/** The amount of a charge for a room line, in minor units: at most the line's share of the total. */
export const chargeAmount = (charge: CancellationCharge, share: LineShare): number => {
  if (charge.unit === 'percent') return Math.min(percentOf(share.total, charge.basisPoints), share.total)
  return Math.min(charge.unit === 'amount' ? charge.amount : firstNights(charge.nights, share), share.total)
}

// Promotions, services and tax are spread over the nights in proportion, so the first nights have their part of them.
const firstNights = (nights: number, { total, nightAmounts }: LineShare): number => {
  const whole = sum(nightAmounts)
  return whole === 0 ? total : multiplyDivide(total, sum(nightAmounts.slice(0, nights)), whole)
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
