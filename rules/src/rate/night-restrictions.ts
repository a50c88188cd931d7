import type { Derivation } from './derive.ts'
import type { RateField } from './night-fields.ts'
import type { PlanRates } from './plan-chain.ts'
import type { RateNight } from './rate-night.ts'

/** The restrictions of a room-plan's night. */
export type Restriction = Exclude<RateField, 'price'>

/** The effective restrictions of a night. */
export type Restrictions = Pick<RateNight, Restriction>

/** The effective restrictions of a night, and the plan that each comes from. */
export type NightRestrictions = Restrictions & { readonly setBy: Readonly<Record<Restriction, string | null>> }

/** A plan on a night: the plan and the restrictions stored for it there, if any. */
export type RestrictedPlan = PlanRates & { readonly row: Restrictions | null }

const inheritance = {
  stopSell: 'inheritStopSell',
  cta: 'inheritCta',
  ctd: 'inheritCtd',
  minStay: 'inheritMinStay',
  maxStay: 'inheritMaxStay',
} satisfies Record<Restriction, keyof Derivation>

/** Whether a plan inherits a restriction from the plan that it follows, so that it cannot be changed on this one. */
export const inherits = (derive: Derivation | null, restriction: Restriction): boolean =>
  derive !== null && derive[inheritance[restriction]]

/**
 * The restrictions of the first plan of `chain` on a night: inherited from the plan that it follows where it says so, else its own; minimum
 * and maximum stay fall back to the plan's configuration.
 */
export const nightRestrictions = (chain: readonly RestrictedPlan[]): NightRestrictions => {
  const stopSell = flagOf('stopSell', chain)
  const cta = flagOf('cta', chain)
  const ctd = flagOf('ctd', chain)
  const minStay = boundOf('minStay', chain)
  const maxStay = boundOf('maxStay', chain)
  return {
    stopSell: stopSell.value,
    cta: cta.value,
    ctd: ctd.value,
    minStay: minStay.value,
    maxStay: maxStay.value,
    setBy: { stopSell: stopSell.by, cta: cta.by, ctd: ctd.by, minStay: minStay.by, maxStay: maxStay.by },
  }
}

const flagOf = (restriction: 'stopSell' | 'cta' | 'ctd', chain: readonly RestrictedPlan[]) => {
  const plan = sourceOf(restriction, chain)
  return { value: plan?.row?.[restriction] ?? false, by: plan?.planId ?? null }
}

const boundOf = (restriction: 'minStay' | 'maxStay', chain: readonly RestrictedPlan[]) => {
  const plan = sourceOf(restriction, chain)
  return { value: plan?.row?.[restriction] ?? plan?.[restriction] ?? null, by: plan?.planId ?? null }
}

const sourceOf = (restriction: Restriction, chain: readonly RestrictedPlan[]): RestrictedPlan | undefined =>
  chain.find((plan) => !inherits(plan.derive, restriction)) ?? chain.at(-1)
