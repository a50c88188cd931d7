import { addDays, daysBetween } from '../days/day.ts'
import type { Day } from '../days/day.ts'

/** What a cancellation costs: a share of the total (basis points), an amount (minor units), or so many first nights. */
export type CancellationCharge =
  | { readonly unit: 'percent'; readonly basisPoints: number }
  | { readonly unit: 'amount'; readonly amount: number }
  | { readonly unit: 'nights'; readonly nights: number }

/** One step: cancelled that many days before arrival or later, it costs this. */
export type CancellationTerm = { readonly daysBefore: number; readonly charge: CancellationCharge }

/** A cancellation policy: what is not refundable costs everything; before the first step, cancelling is free. */
export type CancellationTerms = { readonly refundable: boolean; readonly steps: readonly CancellationTerm[] }

/** What is wrong with a policy's steps. */
export type TermsProblem = { readonly index: number; readonly reason: 'daysBefore' | 'sameDay' | 'charge' }

// The charge that costs everything.
const wholeCharge: CancellationCharge = { unit: 'percent', basisPoints: 10_000 }

/** A time in which cancelling costs the same: first and last day included, open at the ends as null; no charge is free. */
export type CancellationPeriod = { readonly from: Day | null; readonly to: Day | null; readonly charge: CancellationCharge | null }

/** The charge of a cancellation on a day, or null where it is free. */
export function chargeOn(terms: CancellationTerms, checkIn: Day, today: Day): CancellationCharge | null {
  if (!terms.refundable) return wholeCharge
  const left = daysBetween(today, checkIn)
  const reached = steps(terms).filter((step) => left <= step.daysBefore)
  return reached.at(-1)?.charge ?? null
}

/** The policy of a stay as a time line, from the first day on which it can be cancelled to after arrival. */
export function cancellationSteps(terms: CancellationTerms, checkIn: Day): CancellationPeriod[] {
  if (!terms.refundable) return [{ from: null, to: null, charge: wholeCharge }]
  const starts = steps(terms).map((step) => ({ from: addDays(checkIn, -step.daysBefore), charge: step.charge }))
  const whole = [{ from: null, charge: null }, ...starts]
  return whole.map(({ from, charge }, index) => {
    const next = starts[index]
    return { from, to: next ? addDays(next.from, -1) : null, charge }
  })
}

/** What is wrong with the steps of a policy: days not negative, each day once, charges above zero and at most everything. */
export function checkTerms(terms: CancellationTerms): TermsProblem[] {
  return terms.steps.flatMap((step, index) => {
    const reason = whyNotStep(step, terms.steps.slice(0, index))
    return reason === null ? [] : [{ index, reason }]
  })
}

function whyNotStep(step: CancellationTerm, earlier: readonly CancellationTerm[]): TermsProblem['reason'] | null {
  if (!Number.isInteger(step.daysBefore) || step.daysBefore < 0) return 'daysBefore'
  if (earlier.some((one) => one.daysBefore === step.daysBefore)) return 'sameDay'
  return isCharge(step.charge) ? null : 'charge'
}

function isCharge(charge: CancellationCharge): boolean {
  if (charge.unit === 'percent') return charge.basisPoints > 0 && charge.basisPoints <= 10_000
  return charge.unit === 'amount' ? charge.amount > 0 : charge.nights > 0
}

function steps(terms: CancellationTerms): CancellationTerm[] {
  return terms.steps.toSorted((one, other) => other.daysBefore - one.daysBefore)
}
