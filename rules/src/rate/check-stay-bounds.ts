/** A minimum and maximum stay in nights; null is "not set". */
export type StayBounds = { readonly minStay: number | null; readonly maxStay: number | null }

/** Why a minimum or maximum stay is not allowed. */
export type StayBoundsReason = 'belowOne' | 'belowPlanMin' | 'abovePlanMax' | 'minOverMax'

/** A problem of one field. */
export type StayBoundsProblem = { readonly field: 'minStay' | 'maxStay'; readonly reason: StayBoundsReason }

/**
 * The stay rules of a night against the plan's own configuration: each at least 1, the minimum not greater than the maximum, the minimum
 * not below and the maximum not above the plan's. If a night has no value, the plan's value applies.
 */
export const checkStayBounds = (night: StayBounds, plan: StayBounds): StayBoundsProblem[] => {
  const problems = [minProblem(night.minStay, plan.minStay), maxProblem(night.maxStay, plan.maxStay)].filter((problem) => problem !== null)
  if (problems.length > 0) return problems
  const min = night.minStay ?? plan.minStay ?? 1
  const max = night.maxStay ?? plan.maxStay ?? Number.POSITIVE_INFINITY
  return min > max ? [{ field: night.minStay === null ? 'maxStay' : 'minStay', reason: 'minOverMax' }] : []
}

const minProblem = (minStay: number | null, planMin: number | null): StayBoundsProblem | null => {
  if (minStay === null) return null
  if (minStay < 1) return { field: 'minStay', reason: 'belowOne' }
  return minStay < (planMin ?? 1) ? { field: 'minStay', reason: 'belowPlanMin' } : null
}

const maxProblem = (maxStay: number | null, planMax: number | null): StayBoundsProblem | null => {
  if (maxStay === null) return null
  if (maxStay < 1) return { field: 'maxStay', reason: 'belowOne' }
  return maxStay > (planMax ?? Number.POSITIVE_INFINITY) ? { field: 'maxStay', reason: 'abovePlanMax' } : null
}
