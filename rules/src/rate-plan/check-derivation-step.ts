import { wholePercent } from '../money/percent.ts'
import type { Derivation } from '../rate/derive.ts'

/** Eleven times the price that is followed, in basis points. */
const highestStep = 10 * wholePercent

/** Whether a derived price can come out above nought and within reason: a step by percent lies above −100 % and up to 1,000 %. */
export function stepIsWithinReason({ unit, value }: Pick<Derivation, 'unit' | 'value'>): boolean {
  return unit === 'amount' || (value > -wholePercent && value <= highestStep)
}
