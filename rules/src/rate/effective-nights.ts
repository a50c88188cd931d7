import type { Day } from '#days/day.ts'
import { nightPrice } from './night-price.ts'
import type { NightPrice, RoomPrices } from './night-price.ts'
import { nightRestrictions } from './night-restrictions.ts'
import type { NightRestrictions } from './night-restrictions.ts'
import type { PlanRates } from './plan-chain.ts'
import type { RateNight } from './rate-night.ts'

/** A room-plan's effective night: the price with its source, and the restrictions with the plan that each comes from. */
export type EffectiveNight = { readonly night: Day } & NightPrice & NightRestrictions

/** A plan on one room type with its stored nights by day. */
export type PlanNights = PlanRates & { readonly nights: ReadonlyMap<Day, RateNight> }

/** The effective nights of the first plan of `chain` (see `planChain`), in the order of the nights. */
export const effectiveNights = (nights: readonly Day[], chain: readonly PlanNights[], room: RoomPrices): EffectiveNight[] =>
  nights.map((night) => {
    const plans = chain.map((plan) => onNight(plan, night))
    return { night, ...nightPrice(night, plans, room), ...nightRestrictions(plans) }
  })

const onNight = (plan: PlanNights, night: Day) => {
  const row = plan.nights.get(night) ?? null
  const { planId, derive, minStay, maxStay } = plan
  return { planId, derive, minStay, maxStay, row, price: row?.price ?? null }
}
