import { multiplyDivide } from './round-half-up.ts'

/** The nearest multiple of `step`, halves rounded away from zero; a step of 0 or 1 leaves the amount unchanged. */
export const roundToStep = (amount: number, step: number): number => (step > 1 ? multiplyDivide(amount, 1, step) * step : amount)
