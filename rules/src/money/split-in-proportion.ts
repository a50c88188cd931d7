import { multiplyDivide } from './round-half-up.ts'

/**
 * Splits an amount in proportion to weights so that the parts add up to it exactly: each part is the difference of two rounded running
 * sums. If all weights are zero, the first part gets everything.
 */
export const splitInProportion = (amount: number, weights: readonly number[]): number[] => {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return weights.map((_, index) => (index === 0 ? amount : 0))
  let weighed = 0
  let given = 0
  return weights.map((weight) => {
    weighed += weight
    const upTo = multiplyDivide(amount, weighed, whole)
    const part = upTo - given
    given = upTo
    return part
  })
}
