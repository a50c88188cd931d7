import { multiplyDivide } from './round-half-up.ts'

/** The nearest multiple of `step`, halves up by size; a step of 0 or 1 leaves the amount as it is. */
export function roundToStep(amount: number, step: number): number {
  return step > 1 ? multiplyDivide(amount, 1, step) * step : amount
}
