import { addPercent } from '#money/percent.ts'
import { roundToStep } from '#money/round-to-step.ts'

/**
 * How a rate plan follows another: by percent (basis points) or amount (minor units), with its sign; and which restrictions it inherits.
 */
export type Derivation = {
  readonly parentId: string
  readonly unit: 'percent' | 'amount'
  readonly value: number
  readonly roundTo: number
  readonly floor: number | null
  readonly inheritStopSell: boolean
  readonly inheritCta: boolean
  readonly inheritCtd: boolean
  readonly inheritMinStay: boolean
  readonly inheritMaxStay: boolean
}

/** The price derived from the parent's: first the step, then the rounding, then the floor; never below zero. */
export const derivePrice = (parentPrice: number, derivation: Derivation): number => {
  const moved = derivation.unit === 'percent' ? addPercent(parentPrice, derivation.value) : parentPrice + derivation.value
  return Math.max(roundToStep(moved, derivation.roundTo), derivation.floor ?? 0, 0)
}
