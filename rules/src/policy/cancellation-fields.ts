import { checkTerms } from '../booking/cancellation-terms.ts'
import type { CancellationCharge, CancellationTerms } from '../booking/cancellation-terms.ts'
import { wholePercent } from '../money/percent.ts'

/** What a charge is counted in: a share of the total (basis points), an amount (minor units), or first nights. */
export const chargeUnits = ['percent', 'amount', 'nights'] as const

/** One step of a cancellation policy as it is filled in. */
export type StepFields = { readonly daysBefore: number; readonly unit: (typeof chargeUnits)[number]; readonly value: number }

/** A cancellation policy as it is filled in. */
export type CancellationFields = { readonly refundable: boolean; readonly steps: readonly StepFields[] }

/** What is wrong with a step of a cancellation policy. */
export type StepProblem = {
  readonly field: keyof StepFields
  readonly index: number
  readonly reason: 'sameDay' | 'overWhole' | 'falls' | 'belowOne'
}

/** The terms that the fields of a policy say; what is not refundable has no steps. */
export function cancellationTermsOf({ refundable, steps }: CancellationFields): CancellationTerms {
  return { refundable, steps: refundable ? steps.map((step) => ({ daysBefore: step.daysBefore, charge: chargeOf(step) })) : [] }
}

/** The fields that say the terms of a policy, the earliest step first. */
export function cancellationFieldsOf({ refundable, steps }: CancellationTerms): CancellationFields {
  const lines = steps.map(({ daysBefore, charge }) => ({ daysBefore, unit: charge.unit, value: valueOf(charge) }))
  return { refundable, steps: lines.toSorted((one, other) => other.daysBefore - one.daysBefore) }
}

/** What is wrong with the steps of a policy: a day twice, a charge that is nothing or over everything, or one that falls as arrival nears. */
export function checkCancellationFields(fields: CancellationFields): StepProblem[] {
  if (!fields.refundable) return []
  const found = checkTerms(cancellationTermsOf(fields)).map(({ index, reason }): StepProblem => {
    if (reason === 'sameDay') return { field: 'daysBefore', index, reason }
    if (reason === 'daysBefore') return { field: 'daysBefore', index, reason: 'belowOne' }
    return { field: 'value', index, reason: isOverWhole(fields.steps[index]) ? 'overWhole' : 'belowOne' }
  })
  return found.length > 0 ? found : fallingSteps(fields.steps)
}

function isOverWhole(step: StepFields | undefined): boolean {
  return step?.unit === 'percent' && step.value > wholePercent
}

// Charges of one unit can be compared; of two units, which is the higher depends on the stay.
function fallingSteps(steps: readonly StepFields[]): StepProblem[] {
  return steps.flatMap((step, index): StepProblem[] => {
    const falls = steps.some((earlier) => earlier.unit === step.unit && earlier.daysBefore > step.daysBefore && earlier.value > step.value)
    return falls ? [{ field: 'value', index, reason: 'falls' }] : []
  })
}

function chargeOf({ unit, value }: StepFields): CancellationCharge {
  if (unit === 'percent') return { unit, basisPoints: value }
  return unit === 'amount' ? { unit, amount: value } : { unit, nights: value }
}

function valueOf(charge: CancellationCharge): number {
  if (charge.unit === 'percent') return charge.basisPoints
  return charge.unit === 'amount' ? charge.amount : charge.nights
}
