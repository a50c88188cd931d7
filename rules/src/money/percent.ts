import { multiplyDivide } from './round-half-up.ts'

/** 100 % in basis points: every percentage is an integer of hundredths of a percent. */
export const wholePercent = 10_000

/** That share of an amount, rounded half up: 8 % of 1,296,295 is 103,704. */
export function percentOf(amount: number, basisPoints: number): number {
  return multiplyDivide(amount, basisPoints, wholePercent)
}

/** The amount raised by a percentage, or lowered by a negative one, rounded half up once. */
export function addPercent(amount: number, basisPoints: number): number {
  return multiplyDivide(amount, wholePercent + basisPoints, wholePercent)
}

/** The amount that becomes `amount` when the percentage is added, rounded half up: what stood before tax. */
export function beforePercent(amount: number, basisPoints: number): number {
  return multiplyDivide(amount, wholePercent, wholePercent + basisPoints)
}
