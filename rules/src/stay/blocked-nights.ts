import type { Day } from '#days/day.ts'
import type { StayVerdict } from './check-stay.ts'
import type { StayRule } from './stay-rule-order.ts'

/** A night (or the day of departure) with the first rule that it breaks. */
export type BlockedNight = { readonly night: Day; readonly rule: StayRule }

/** The first rule that blocks each night, in order of date; rules about the whole stay have no night and are left out. */
export const blockedNights = (verdict: StayVerdict): BlockedNight[] => {
  const broken = verdict.rules.filter((result) => !result.ok)
  const nights = [...new Set(broken.flatMap((result) => result.nights))].toSorted()
  return nights.flatMap((night) => {
    const first = broken.find((result) => result.nights.includes(night))
    return first ? [{ night, rule: first.rule }] : []
  })
}
