import { wholePercent } from '#money/percent.ts'
import type { Derivation } from '#rate/derive.ts'

/** Eleven times the price of the parent plan, in basis points. */
const highestStep = 10 * wholePercent

/** Whether a derived price can be above zero and plausible: a percentage step is above −100 % and at most 1,000 %. */
export const stepIsWithinReason = ({ unit, value }: Pick<Derivation, 'unit' | 'value'>): boolean =>
  unit === 'amount' || (value > -wholePercent && value <= highestStep)
