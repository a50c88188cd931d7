import { addDays, daysBetween } from '#days/day.ts'
import type { Day } from '#days/day.ts'

/** What a cancellation costs: a share of the total (basis points), an amount (minor units), or a number of first nights. */
export type CancellationCharge =
  | { readonly unit: 'percent'; readonly basisPoints: number }
  | { readonly unit: 'amount'; readonly amount: number }
  | { readonly unit: 'nights'; readonly nights: number }

/** One step of a policy: a cancellation `daysBefore` days before arrival or later costs this charge. */
export type CancellationTerm = { readonly daysBefore: number; readonly charge: CancellationCharge }

/** A cancellation policy: a non-refundable one costs everything; before the first step, cancelling is free. */
export type CancellationTerms = { readonly refundable: boolean; readonly steps: readonly CancellationTerm[] }

/** A problem of one step of a policy. */
export type TermsProblem = { readonly index: number; readonly reason: 'daysBefore' | 'sameDay' | 'charge' }

// The charge of the whole total.
const wholeCharge: CancellationCharge = { unit: 'percent', basisPoints: 10_000 }

/** A period in which cancelling costs the same: first and last day included, null is an open end; no charge means free. */
export type CancellationPeriod = { readonly from: Day | null; readonly to: Day | null; readonly charge: CancellationCharge | null }

/** The charge of a cancellation on a day, or null where it is free. */
export const chargeOn = (terms: CancellationTerms, checkIn: Day, today: Day): CancellationCharge | null => {
  if (!terms.refundable) return wholeCharge
  const left = daysBetween(today, checkIn)
  const reached = steps(terms).filter((step) => left <= step.daysBefore)
  return reached.at(-1)?.charge ?? null
}

/** The policy of a stay as a time line, from the first day on which it can be cancelled to the days after arrival. */
export const cancellationSteps = (terms: CancellationTerms, checkIn: Day): CancellationPeriod[] => {
  if (!terms.refundable) return [{ from: null, to: null, charge: wholeCharge }]
  const starts = steps(terms).map((step) => ({ from: addDays(checkIn, -step.daysBefore), charge: step.charge }))
  const whole = [{ from: null, charge: null }, ...starts]
  return whole.map(({ from, charge }, index) => {
    const next = starts[index]
    return { from, to: next ? addDays(next.from, -1) : null, charge }
  })
}

/** The problems of a policy's steps: days must not be negative or repeated, charges must be above zero and at most everything. */
export const checkTerms = (terms: CancellationTerms): TermsProblem[] =>
  terms.steps.flatMap((step, index) => {
    const reason = whyNotStep(step, terms.steps.slice(0, index))
    return reason === null ? [] : [{ index, reason }]
  })

const whyNotStep = (step: CancellationTerm, earlier: readonly CancellationTerm[]): TermsProblem['reason'] | null => {
  if (!Number.isInteger(step.daysBefore) || step.daysBefore < 0) return 'daysBefore'
  if (earlier.some((one) => one.daysBefore === step.daysBefore)) return 'sameDay'
  return isCharge(step.charge) ? null : 'charge'
}

const isCharge = (charge: CancellationCharge): boolean => {
  if (charge.unit === 'percent') return charge.basisPoints > 0 && charge.basisPoints <= 10_000
  return charge.unit === 'amount' ? charge.amount > 0 : charge.nights > 0
}

const steps = (terms: CancellationTerms): CancellationTerm[] => terms.steps.toSorted((one, other) => other.daysBefore - one.daysBefore)
