import { planCalls, ratePlanForm } from '@innkeeper/protocol/calls/plan'
import { mealsText } from '../../../kit/meals-text.ts'
import { say, type Saying } from '@innkeeper/protocol/say'
import type { z } from 'zod'
import { fieldRules } from '../../../kit/field-rules.ts'
import { useLanguage, useSay, type Say } from '../../../kit/language.tsx'
import { nameOf, type Named } from '../../../kit/names.ts'
import { useFormat } from '../../../kit/use-format.ts'
import { valueAt } from '../../../kit/value-at.ts'
import { yesNo } from '../../../ui/yes-no.ts'
import { stepText, type Choices, type Derivation } from './rate-plan-words.ts'

type Values = { readonly [K in RatePlanField]?: z.output<typeof ratePlanForm>[K] | undefined }

/** The name of a field of a plan's form. */
export type RatePlanField = keyof typeof ratePlanForm.shape

/** A field of a plan's form as text. */
export type RatePlanText = { readonly key: string; readonly words: Saying; readonly text: string }

/** Says a field of a plan's form as text, to be compared. */
export function useRatePlanText(choices: Choices): (name: RatePlanField, values: unknown) => RatePlanText {
  const speech = useSpeech(choices)
  return (name, values) => {
    const parsed = ratePlanForm.partial().safeParse({ [name]: valueAt(values, name) ?? undefined })
    return { key: name, words: fieldRules(input, name).label, text: parsed.success ? textOf(name, parsed.data, speech) : '–' }
  }
}

const isField = (name: string): name is RatePlanField => name in ratePlanForm.shape

/** The fields of a plan's form, in their order. */
export const ratePlanFieldNames: readonly RatePlanField[] = Object.keys(ratePlanForm.shape).filter(isField)

type Speech = {
  readonly t: Say
  readonly money: (amount: number) => string
  readonly range: (from: string, to: string) => string
  readonly step: (derivation: Derivation) => string
  readonly nameOfRoom: (id: string) => string
  readonly nameOfPolicy: (id: string | null | undefined) => string
}

function useSpeech({ roomTypes, plans, cancellationPolicies, paymentPolicies }: Choices): Speech {
  const t = useSay()
  const format = useFormat()
  const { language } = useLanguage()
  const find = (named: readonly (Named & { readonly id: string })[], id: string) => {
    const found = named.find((one) => one.id === id)
    return found === undefined ? '…' : t(nameOf(found))
  }
  const step = (derivation: Derivation) => stepText(derivation, { language, money: format.money })
  return {
    t,
    money: format.money,
    range: format.range,
    step: (derivation) => `${find(plans, derivation.parentId)} ${step(derivation)}${takenOver(derivation, { t, money: format.money })}`,
    nameOfRoom: (id) => find(roomTypes, id),
    nameOfPolicy: (id) => (id ? find([...cancellationPolicies, ...paymentPolicies], id) : t(standardPolicy)),
  }
}

const input = planCalls['plan/update'].input

function textOf(name: RatePlanField, values: Values, speech: Speech): string {
  const value = values[name]
  return texts[name]?.(values, speech) ?? (typeof value === 'string' || typeof value === 'number' ? String(value) : '–')
}

// The fields that are more than a name or a number.
const texts: Partial<Record<RatePlanField, (values: Values, speech: Speech) => string>> = {
  meals: ({ meals }, { t }) => mealsText(meals ?? [], t),
  active: ({ active }, { t }) => t(yesNo(active ?? false)),
  extraAdultPrice: ({ extraAdultPrice }, { money }) => money(extraAdultPrice ?? 0),
  extraChildPrice: ({ extraChildPrice }, { money }) => money(extraChildPrice ?? 0),
  extraBedPrice: ({ extraBedPrice }, { money }) => money(extraBedPrice ?? 0),
  cancellationPolicyId: ({ cancellationPolicyId }, { nameOfPolicy }) => nameOfPolicy(cancellationPolicyId),
  paymentPolicyId: ({ paymentPolicyId }, { nameOfPolicy }) => nameOfPolicy(paymentPolicyId),
  roomTypeIds: ({ roomTypeIds }, { nameOfRoom }) => joined((roomTypeIds ?? []).toSorted().map(nameOfRoom)),
  datesNotApplied: ({ datesNotApplied }, { range }) => joined((datesNotApplied ?? []).map(({ from, to }) => range(from, to))),
  derivation: ({ derivation }, { t, step }) => (derivation ? step(derivation) : t(ownPrices)),
}

const joined = (parts: readonly string[]): string => parts.join(', ') || '–'

// Which restrictions are taken over, and how the price is rounded and held up.
function takenOver(
  { parentId: _parent, unit: _unit, value: _value, ...rest }: Derivation,
  { t, money }: Pick<Speech, 't' | 'money'>,
): string {
  const parts = Object.entries(rest).flatMap(([key, value]) => {
    if (value === false || value === null) return []
    const label = t(fieldRules(input, `derivation.${key}`).label)
    return [value === true ? label : `${label} ${money(value)}`]
  })
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`
}

const standardPolicy = say('Chính sách chuẩn', 'The standard policy')
const ownPrices = say('Giá riêng', 'Own prices')
