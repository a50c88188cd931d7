import type { RuleResult } from '#stay/check-stay.ts'
import type { StayRule } from '#stay/stay-rule-order.ts'

/** Rules by which the property limits what agents may book by themselves. Whoever offers rooms to a group decides on these anew. */
const ownRules: ReadonlySet<StayRule> = new Set([
  'planOpen',
  'agentCap',
  'agentRelease',
  'stopSell',
  'dateNotApplied',
  'cta',
  'ctd',
  'release',
  'minStay',
  'maxStay',
])

/**
 * The broken rules of a stay that the property offers: those that forbid it, because what is not there cannot be held, and those that it sets
 * aside by offering.
 */
export const offeredRules = (rules: readonly RuleResult[]): { readonly forbid: RuleResult[]; readonly setAside: RuleResult[] } => {
  const broken = rules.filter(({ ok }) => !ok)
  return { forbid: broken.filter(({ rule }) => !ownRules.has(rule)), setAside: broken.filter(({ rule }) => ownRules.has(rule)) }
}
