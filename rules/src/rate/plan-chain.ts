import type { Derivation } from './derive.ts'
import { deepestDerivation } from './check-derivation.ts'

/** The facts, apart from its nights, that the price and the restrictions of a rate plan depend on. */
export type PlanRates = {
  readonly planId: string
  readonly derive: Derivation | null
  readonly minStay: number | null
  readonly maxStay: number | null
}

/** The plan, the plan that it follows, and so on up to the first; plans that are not in the list are left out. */
export const planChain = <Plan extends PlanRates>(planId: string, plans: ReadonlyMap<string, Plan>): Plan[] => {
  const chain: Plan[] = []
  let plan = plans.get(planId)
  while (plan !== undefined && chain.length <= deepestDerivation) {
    chain.push(plan)
    plan = plan.derive === null ? undefined : plans.get(plan.derive.parentId)
  }
  return chain
}
