/** The largest number of steps between a plan and the first plan of its chain. */
export const deepestDerivation = 3

/** Whether a plan may follow another: ok with its distance from the first plan, or why not. */
export type DerivationVerdict =
  | { readonly ok: true; readonly depth: number }
  | { readonly ok: false; readonly reason: 'unknownParent' | 'cycle' | 'tooDeep' }

/** Each rate plan's id with the id of the plan that it follows, or null. */
export type Parents = ReadonlyMap<string, string | null>

/**
 * Whether `planId` may follow `parentId`: "cycles are refused, depth at most three". The plans that follow `planId` already count too. A
 * plan that is not in `parents` yet is a new one.
 */
export const checkDerivation = (planId: string, parentId: string, parents: Parents): DerivationVerdict => {
  if (parentId === planId) return { ok: false, reason: 'cycle' }
  if (!parents.has(parentId)) return { ok: false, reason: 'unknownParent' }
  const above = ancestorsOf(parentId, parents)
  if (above.includes(planId)) return { ok: false, reason: 'cycle' }
  const depth = above.length + 1
  return depth + heightOf(planId, parents) > deepestDerivation ? { ok: false, reason: 'tooDeep' } : { ok: true, depth }
}

const ancestorsOf = (planId: string, parents: Parents): string[] => {
  const above: string[] = []
  let next = parents.get(planId) ?? null
  while (next !== null && !above.includes(next)) {
    above.push(next)
    next = parents.get(next) ?? null
  }
  return above
}

const heightOf = (planId: string, parents: Parents): number => {
  const distances = [...parents.keys()].map((id) => ancestorsOf(id, parents).indexOf(planId) + 1)
  return Math.max(0, ...distances)
}
