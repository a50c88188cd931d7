import { priceRuleForm } from '@innkeeper/protocol/calls/room-sale/price-rule-fields'
import { withChanges } from '@innkeeper/protocol/changes-of'
import type { RefusalKey } from '@innkeeper/protocol/refusals'
import { say } from '@innkeeper/protocol/say'
import { todayIn } from '@innkeeper/rules/days/day'
import { checkPriceRule, type PriceRuleProblem } from '@innkeeper/rules/suggestion/suggest-price'
import { implement } from '#kit/call/implement.ts'
import { rowsForFile } from '#kit/records/pages.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { present, presentAsSeen } from '#kit/records/present.ts'
import { localeOf } from '#features/properties/hotel-config/locale.reads.ts'
import { priceRulesFile } from './price-rules-file.ts'
import * as store from './price-rules.store.ts'
import { triedOnLastYear } from './try-price-rule.ts'

const mostRules = 50

/** The calls of the rules that suggest prices. */
export const priceRulesCalls = implement({
  'price-rule/get-all': (at, { limit, offset, ...filter }) => store.listRules(at.tx, filter, at.language, { limit, offset }),

  'price-rule/export': async (at, filter) => {
    const rows = await rowsForFile(at, (page) => store.listRules(at.tx, filter, at.language, page))
    const { currency } = await localeOf(at.tx)
    return priceRulesFile(rows, currency, at.language)
  },

  'price-rule/detail': async (at, { id }) => {
    return present(at, await store.findRule(at.tx, id), 'priceRuleMissing')
  },

  'price-rule/get-layer': async (at) => {
    const { timeZone } = await localeOf(at.tx)
    const rules = await store.rulesOn(at.tx)
    return {
      rules: rules.map(({ nameVi, nameEn, version: _v, rank: _r, active: _a, changedAt: _at, changedBy: _by, ...rule }) => ({
        ...rule,
        name: { vi: nameVi, en: nameEn },
      })),
      settled: await store.settledFrom(at.tx, todayIn(timeZone, at.now)),
    }
  },

  'price-rule/try': async (at, { rule }) => {
    const problems = acrossFields(rule)
    if (problems.length > 0) throw at.fieldsRefused(problems.map(({ field, key }) => ({ field: `rule.${field}`, key })))
    return triedOnLastYear(at, rule)
  },

  'price-rule/create': async (at, form) => {
    await store.lockRules(at.tx)
    if ((await store.ruleIds(at.tx)).size >= mostRules) throw at.refusal('tooManyPriceRules', { values: { max: mostRules } })
    const problems = await problemsOf(at.tx, form)
    if (problems.length > 0) throw at.fieldsRefused(problems)
    const id = await store.insertRule(at.tx, form, at.person.fullName)
    await at.diary({ subject: form, after: form })
    return { id, version: 1 }
  },

  'price-rule/update': async (at, { id, version, ...changes }) => {
    await store.lockRules(at.tx)
    const before = presentAsSeen(at, await store.findRule(at.tx, id), { version, missing: 'priceRuleMissing', changed: 'priceRuleChanged' })
    const form = withChanges(priceRuleForm, store.formOf(before), changes)
    const problems = await problemsOf(at.tx, form)
    if (problems.length > 0) throw at.fieldsRefused(problems)
    const newVersion = await store.updateRule(at.tx, { id, version }, form, at.person.fullName)
    await at.diary({ subject: form, before: store.formOf(before), after: form })
    return { id, version: newVersion }
  },

  'price-rule/delete': async (at, { id }) => {
    await store.lockRules(at.tx)
    const rule = present(at, await store.findRule(at.tx, id), 'priceRuleMissing')
    await store.deleteRule(at.tx, id)
    await at.diary({ subject: rule, before: store.formOf(rule) })
    return { id }
  },

  'price-rule/change-status': async (at, { id, active }) => {
    await store.lockRules(at.tx)
    const rule = present(at, await store.findRule(at.tx, id), 'priceRuleMissing')
    await store.switchRule(at.tx, id, { active, person: at.person.fullName })
    await at.diary({ subject: rule, before: { active: rule.active }, after: { active } })
    return { id, active }
  },

  'price-rule/settle': async (at, { nights }) => {
    await store.lockRules(at.tx)
    const rules = await store.ruleIds(at.tx)
    const unknown = nights.findIndex(({ ruleId }) => !rules.has(ruleId))
    if (unknown >= 0) throw at.refusal('priceRuleMissing', { field: `nights.${unknown}.ruleId` })
    const plans = await store.idsThere(at.tx, { roomPlans: [...new Set(nights.map(({ roomPlanId }) => roomPlanId))] })
    const elsewhere = nights.findIndex(({ roomPlanId }) => !plans.has(roomPlanId))
    if (elsewhere >= 0) throw at.refusal('planMissing', { field: `nights.${elsewhere}.roomPlanId` })
    // The later of two answers about the same night counts.
    const answers = [...new Map(nights.map((one) => [`${one.roomPlanId} ${one.night} ${one.ruleId}`, one])).values()]
    const { timeZone } = await localeOf(at.tx)
    await store.keepSettled(at.tx, answers, { today: todayIn(timeZone, at.now), person: at.person.fullName })
    await at.diary({ subject: suggestions, after: { count: answers.length } })
    return { count: answers.length }
  },
})

const suggestions = say('gợi ý giá', 'price suggestions')

const keys = {
  floorAboveCeiling: 'priceRuleFloorAboveCeiling',
  percentOverWhole: 'priceRulePercentTooLarge',
} as const satisfies Record<PriceRuleProblem['reason'], RefusalKey>

const acrossFields = (form: store.PriceRuleForm) => checkPriceRule(form).map(({ field, reason }) => ({ field, key: keys[reason] }))

/** What is wrong with a rule: across its fields, and with the room types that it names. */
const problemsOf = async (tx: PropertyTx, form: store.PriceRuleForm) => {
  const there = await store.idsThere(tx, { roomTypes: form.roomTypeIds })
  return [
    ...acrossFields(form),
    ...(form.roomTypeIds.every((id) => there.has(id)) ? [] : [{ field: 'roomTypeIds', key: 'roomMissing' } as const]),
  ]
}
