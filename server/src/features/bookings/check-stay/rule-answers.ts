import type { CallOutput } from '@innkeeper/protocol/catalogue'
import type { Language } from '@innkeeper/protocol/say'
import { speakStayRule } from '@innkeeper/protocol/shapes/stay-answers'
import type { Day } from '@innkeeper/rules/days/day'
import type { RuleResult } from '@innkeeper/rules/stay/check-stay'
import type { QuotedLine } from '@innkeeper/rules/stay/quote-stay'
import type { StayRule } from '@innkeeper/rules/stay/stay-rule-order'
import type { NightAuthor, NightField } from './check-stay.store.ts'
import type { PlanFacts, PropertyFacts, RoomTypeFacts } from './stay-facts.reads.ts'

type Line = QuotedLine<RoomTypeFacts, PlanFacts>
type Rules = CallOutput<'room-plan/check-stay'>['rules']

/** Every rule as the panel shows it; a broken one with its reason and with the author of the value behind it. */
export const ruleAnswers = (facts: PropertyFacts, line: Line, authors: readonly NightAuthor[], language: Language): Rules =>
  line.verdict.rules.map((result) => {
    const asked = fieldBehind(facts, line, result)
    const author = authors.find(({ field, night }) => field === asked?.field && night === asked.night)
    return {
      rule: result.rule,
      ok: result.ok,
      message: result.ok ? null : speakStayRule(result, language),
      nights: [...result.nights],
      limit: result.values?.limit ?? null,
      actual: result.values?.actual ?? null,
      counted: result.counted ?? null,
      setBy: author === undefined ? null : setByOf(author),
      cells: cellsBehind(facts, line, result),
    }
  })

const cellsBehind = (facts: PropertyFacts, line: Line, result: RuleResult): Rules[number]['cells'] =>
  result.nights.flatMap((night) => {
    const cell = fieldBehind(facts, line, { ...result, nights: [night] })
    return cell === null ? [] : [{ night, roomPlanId: cell.roomPlanId }]
  })

const setByOf = ({ night, operationNo, kind, person, at, roomPlanId }: NightAuthor) => ({
  night,
  operationNo,
  kind,
  person,
  at,
  roomPlanId,
})

/** The fields whose authors the panel names: one for each broken rule of a night. */
export const fieldsBehind = (facts: PropertyFacts, line: Line): NightField[] =>
  line.verdict.rules.map((result) => fieldBehind(facts, line, result)).filter((field) => field !== null)

const roomFields: Partial<Record<StayRule, string>> = { vacancy: 'allotment', closed: 'closed', release: 'releaseDays' }
const planFields = { stopSell: 'stopSell', cta: 'cta', ctd: 'ctd', minStay: 'minStay', maxStay: 'maxStay' } as const

/** The field whose value breaks a rule, on the first night that it breaks; null for a rule that is kept or does not depend on a night. */
const fieldBehind = (facts: PropertyFacts, line: Line, { rule, ok, nights: [night] }: RuleResult): NightField | null => {
  if (ok || night === undefined) return null
  const ofRoom = roomFields[rule]
  if (ofRoom !== undefined) return { field: ofRoom, roomPlanId: null, night }
  if (rule === 'priced') return { field: 'price', roomPlanId: line.roomPlan.roomPlanId, night }
  return isPlanRule(rule) ? { field: planFields[rule], roomPlanId: planBehind(facts, line, { rule, night }), night } : null
}

const isPlanRule = (rule: StayRule): rule is keyof typeof planFields => rule in planFields

/** The room-plan that has a restriction: another than the requested one where it is inherited. */
const planBehind = (facts: PropertyFacts, line: Line, { rule, night }: { rule: keyof typeof planFields; night: Day }): string => {
  const planId = line.nights.find((one) => one.night === night)?.setBy[rule]
  const found = facts.roomPlans.find((one) => one.planId === planId && one.roomTypeId === line.roomType.roomTypeId)
  return found?.roomPlanId ?? line.roomPlan.roomPlanId
}
