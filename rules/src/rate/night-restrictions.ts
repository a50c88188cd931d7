import type { Derivation } from './derive.ts'
import type { PlanRates } from './plan-chain.ts'
import type { RateNight } from './rate-night.ts'

/** The restrictions of a room-plan's night. */
export type Restriction = 'stopSell' | 'cta' | 'ctd' | 'minStay' | 'maxStay'

/** A night's restrictions as they count. */
export type Restrictions = Pick<RateNight, Restriction>

/** The restrictions that count on a night, and the plan that each comes from. */
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

/** Whether a plan takes a restriction over from the plan that it follows, so that it cannot be changed on this one. */
export function inherits(derive: Derivation | null, restriction: Restriction): boolean {
  return derive !== null && derive[inheritance[restriction]]
}

/**
 * The restrictions of the first plan of `chain` on a night: each is inherited from the plan that it follows, where the
 * plan says so, else its own; minimum and maximum stay fall back to the plan's configuration.
 */
export function nightRestrictions(chain: readonly RestrictedPlan[]): NightRestrictions {
  const stopSell = sourceOf('stopSell', chain)
  const cta = sourceOf('cta', chain)
  const ctd = sourceOf('ctd', chain)
  const minStay = sourceOf('minStay', chain)
  const maxStay = sourceOf('maxStay', chain)
  return {
    stopSell: stopSell?.row?.stopSell ?? false,
    cta: cta?.row?.cta ?? false,
    ctd: ctd?.row?.ctd ?? false,
    minStay: minStay?.row?.minStay ?? minStay?.minStay ?? null,
    maxStay: maxStay?.row?.maxStay ?? maxStay?.maxStay ?? null,
    setBy: {
      stopSell: stopSell?.planId ?? null,
      cta: cta?.planId ?? null,
      ctd: ctd?.planId ?? null,
      minStay: minStay?.planId ?? null,
      maxStay: maxStay?.planId ?? null,
    },
  }
}

function sourceOf(restriction: Restriction, chain: readonly RestrictedPlan[]): RestrictedPlan | undefined {
  const own = chain.findIndex((plan) => !inherits(plan.derive, restriction))
  return chain.at(own)
}
