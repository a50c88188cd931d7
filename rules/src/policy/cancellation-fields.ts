import { checkTerms } from '#booking/cancellation-terms.ts'
import type { CancellationCharge, CancellationTerms } from '#booking/cancellation-terms.ts'
import { wholePercent } from '#money/percent.ts'

/** The unit of a charge: a share of the total (basis points), an amount (minor units), or first nights. */
export const chargeUnits = ['percent', 'amount', 'nights'] as const

/** One step of a cancellation policy as a form holds it. */
export type StepFields = { readonly daysBefore: number; readonly unit: (typeof chargeUnits)[number]; readonly value: number }

/** A cancellation policy as a form holds it. */
export type CancellationFields = { readonly refundable: boolean; readonly steps: readonly StepFields[] }

/** A problem of a step of a cancellation policy. */
export type StepProblem = {
  readonly field: keyof StepFields
  readonly index: number
  readonly reason: 'sameDay' | 'overWhole' | 'falls' | 'belowOne'
}

/** The terms of a form's fields; a non-refundable policy has no steps. */
export const cancellationTermsOf = ({ refundable, steps }: CancellationFields): CancellationTerms => ({
  refundable,
  steps: refundable ? steps.map((step) => ({ daysBefore: step.daysBefore, charge: chargeOf(step) })) : [],
})

/** The form's fields of a policy's terms, the earliest step first. */
export const cancellationFieldsOf = ({ refundable, steps }: CancellationTerms): CancellationFields => {
  const lines = steps.map(({ daysBefore, charge }) => ({ daysBefore, unit: charge.unit, value: valueOf(charge) }))
  return { refundable, steps: lines.toSorted((one, other) => other.daysBefore - one.daysBefore) }
}

/**
 * The problems of a cancellation policy's steps: a repeated day, a charge of zero or over everything, or a charge that falls as arrival
 * comes nearer.
 */
export const checkCancellationFields = (fields: CancellationFields): StepProblem[] => {
  if (!fields.refundable) return []
  const found = checkTerms(cancellationTermsOf(fields)).map(({ index, reason }): StepProblem => {
    if (reason === 'sameDay') return { field: 'daysBefore', index, reason }
    if (reason === 'daysBefore') return { field: 'daysBefore', index, reason: 'belowOne' }
    return { field: 'value', index, reason: isOverWhole(fields.steps[index]) ? 'overWhole' : 'belowOne' }
  })
  return found.length > 0 ? found : fallingSteps(fields.steps)
}

const isOverWhole = (step: StepFields | undefined): boolean => step?.unit === 'percent' && step.value > wholePercent

// Only charges of the same unit can be compared; between two units, which is higher depends on the stay.
const fallingSteps = (steps: readonly StepFields[]): StepProblem[] =>
  steps.flatMap((step, index): StepProblem[] => {
    const falls = steps.some((earlier) => earlier.unit === step.unit && earlier.daysBefore > step.daysBefore && earlier.value > step.value)
    return falls ? [{ field: 'value', index, reason: 'falls' }] : []
  })

const chargeOf = ({ unit, value }: StepFields): CancellationCharge => {
  if (unit === 'percent') return { unit, basisPoints: value }
  return unit === 'amount' ? { unit, amount: value } : { unit, nights: value }
}

const valueOf = (charge: CancellationCharge): number => {
  if (charge.unit === 'percent') return charge.basisPoints
  return charge.unit === 'amount' ? charge.amount : charge.nights
}
