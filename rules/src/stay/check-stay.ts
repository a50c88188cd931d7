import { nightsOfStay } from '#days/day.ts'
import { emptyRoomNight } from '#rate/room-night.ts'
import type { RuleOutcome, Stay, StayFacts } from './stay-facts.ts'
import { stayRuleOrder } from './stay-rule-order.ts'
import type { StayRule } from './stay-rule-order.ts'
import { stayRules } from './stay-rules.ts'

/** One rule for a stay with its outcome. */
export type RuleResult = { readonly rule: StayRule } & RuleOutcome

/** Whether a stay can be booked, the first rule that blocks it, and every rule in its fixed order. */
export type StayVerdict = { readonly ok: boolean; readonly blockedBy: StayRule | null; readonly rules: readonly RuleResult[] }

/** Whether a stay can be booked and why not: every rule of PRODUCT §5, always in the same order. */
export const checkStay = (facts: StayFacts): StayVerdict => {
  const stay = layOut(facts)
  const rules = stayRuleOrder.map((rule) => resultOf(rule, stayRules[rule](stay)))
  const blockedBy = rules.find((result) => !result.ok)?.rule ?? null
  return { ok: blockedBy === null, blockedBy, rules }
}

// Written out because it runs for every rule of every offer of a search, and a spread takes three times as long.
const resultOf = (rule: StayRule, { ok, nights, values, counted }: RuleOutcome): RuleResult =>
  counted === undefined ? { rule, ok, nights, values } : { rule, ok, nights, values, counted }

const layOut = (facts: StayFacts): Stay => {
  const rooms = new Map(facts.roomNights.map((row) => [row.night, row]))
  const rates = new Map(facts.rateNights.map((row) => [row.night, row]))
  return {
    ...facts,
    nights: nightsOfStay(facts.checkIn, facts.checkOut),
    roomOn: (night) => rooms.get(night) ?? emptyRoomNight(night),
    rateOn: (night) => rates.get(night),
  }
}
