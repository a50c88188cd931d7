import { planCalls } from '@innkeeper/protocol/calls/room-sale/plan'
import type { CallInput } from '@innkeeper/protocol/catalogue'
import { say } from '@innkeeper/protocol/say'
import { fieldRules } from '#kit/forms/field-rules.ts'
import { nameOf, type Named } from '#kit/language/names.ts'
import { mealsText } from '@innkeeper/protocol/words/sale/meals-text'
import type { FieldTexts, Speech } from '#record/field-text.ts'
import { stepText, type Choices } from './rate-plan-words.ts'

/** What the call takes that changes a plan. */
export const ratePlanInput = planCalls['plan/update'].input

/** The fields of a plan that name other records or say more than their kind does, as text. */
export const ratePlanTexts = (choices: Choices): FieldTexts<typeof ratePlanInput.shape> => {
  const { roomTypes, plans, cancellationPolicies, paymentPolicies } = choices
  const policies = [...cancellationPolicies, ...paymentPolicies]
  return {
    meals: ({ meals }, { t }) => mealsText(meals ?? [], t),
    cancellationPolicyId: ({ cancellationPolicyId: id }, { t }) => (id ? nameIn(policies, id, t) : t(standardPolicy)),
    paymentPolicyId: ({ paymentPolicyId: id }, { t }) => (id ? nameIn(policies, id, t) : t(standardPolicy)),
    roomTypeIds: ({ roomTypeIds = [] }, { t }) => joined(roomTypeIds.toSorted().map((id) => nameIn(roomTypes, id, t))),
    datesNotApplied: ({ datesNotApplied = [] }, { format }) => joined(datesNotApplied.map(({ from, to }) => format.range(from, to))),
    derivation: ({ derivation }, speech) =>
      derivation ? `${nameIn(plans, derivation.parentId, speech.t)} ${derivationText(derivation, speech)}` : speech.t(ownPrices),
  }
}

type CallDerivation = NonNullable<CallInput<'plan/update'>['derivation']>

const nameIn = (named: readonly (Named & { readonly id: string })[], id: string, t: Speech['t']): string => {
  const found = named.find((one) => one.id === id)
  return found === undefined ? '…' : t(nameOf(found))
}

const joined = (parts: readonly string[]): string => parts.join(', ')

/** The step of a derivation; which restrictions are taken over, and how the price is rounded and held up. */
const derivationText = (derivation: CallDerivation, { t, format, language }: Speech): string => {
  const { parentId: _parent, unit, value, ...rest } = derivation
  const parts = Object.entries(rest).flatMap(([key, taken]) => {
    if (taken === false || taken === null || taken === undefined) return []
    const label = t(fieldRules(ratePlanInput, `derivation.${key}`).label)
    return [taken === true ? label : `${label} ${format.money(taken)}`]
  })
  const step = stepText({ unit, value }, { language, money: format.money })
  return parts.length === 0 ? step : `${step} (${parts.join(', ')})`
}

const standardPolicy = say('Chính sách chuẩn', 'The standard policy')
const ownPrices = say('Giá riêng', 'Own prices')
