import { catalogue } from '@innkeeper/protocol/catalogue'
import { ratePlanForm } from '@innkeeper/protocol/calls/plan'
import { say } from '@innkeeper/protocol/say'
import type { z } from 'zod'
import { fieldRules } from '../../../kit/field-rules.ts'
import { useLanguage, useSay, type Say } from '../../../kit/language.tsx'
import { nameOf, type Named } from '../../../kit/names.ts'
import { useFormat } from '../../../kit/use-format.ts'
import { valueAt } from '../../../kit/value-at.ts'
import { yesNo } from '../../../ui/yes-no.ts'
import { mealsText, stepText, type Choices, type Derivation } from './rate-plan-words.ts'

type Name = keyof typeof ratePlanForm.shape
type Values = { readonly [K in Name]?: z.output<typeof ratePlanForm>[K] | undefined }

/** Says each field of a plan's form as text, to be compared: label and text of every one. */
export function useRatePlanTexts(choices: Choices): (values: unknown) => readonly RatePlanText[] {
  const speech = useSpeech(choices)
  return (values) =>
    names.map((key) => {
      const parsed = ratePlanForm.partial().safeParse({ [key]: valueAt(values, key) ?? undefined })
      return { key, words: fieldRules(input, key).label, text: parsed.success ? textOf(key, parsed.data, speech) : '–' }
    })
}

/** A field of a plan's form as text. */
export type RatePlanText = { readonly key: string; readonly words: ReturnType<typeof say>; readonly text: string }

type Speech = {
  readonly t: Say
  readonly money: (amount: number) => string
  readonly range: (from: string, to: string) => string
  readonly step: (derivation: Derivation) => string
  readonly nameOfRoom: (id: string) => string
}

function useSpeech({ roomTypes, plans }: Choices): Speech {
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
    step: (derivation) => `${find(plans, derivation.parentId)} ${step(derivation)}${takenOver(derivation, t)}`,
    nameOfRoom: (id) => find(roomTypes, id),
  }
}

const input = catalogue['plan/update'].input
const isName = (name: string): name is Name => name in ratePlanForm.shape
const names: readonly Name[] = Object.keys(ratePlanForm.shape).filter(isName)

function textOf(name: Name, values: Values, speech: Speech): string {
  const value = values[name]
  return texts[name]?.(values, speech) ?? (typeof value === 'string' || typeof value === 'number' ? String(value) : '–')
}

// The fields that are more than a name or a number.
const texts: Partial<Record<Name, (values: Values, speech: Speech) => string>> = {
  meals: ({ meals }, { t }) => mealsText(meals ?? [], t),
  active: ({ active }, { t }) => t(yesNo(active ?? false)),
  extraAdultPrice: ({ extraAdultPrice }, { money }) => money(extraAdultPrice ?? 0),
  extraChildPrice: ({ extraChildPrice }, { money }) => money(extraChildPrice ?? 0),
  extraBedPrice: ({ extraBedPrice }, { money }) => money(extraBedPrice ?? 0),
  roomTypeIds: ({ roomTypeIds }, { nameOfRoom }) => joined((roomTypeIds ?? []).toSorted().map(nameOfRoom)),
  datesNotApplied: ({ datesNotApplied }, { range }) => joined((datesNotApplied ?? []).map(({ from, to }) => range(from, to))),
  derivation: ({ derivation }, { t, step }) => (derivation ? step(derivation) : t(ownPrices)),
}

const joined = (parts: readonly string[]): string => parts.join(', ') || '–'

// Which restrictions are taken over, and how the price is rounded and held up.
function takenOver({ parentId: _parent, unit: _unit, value: _value, ...rest }: Derivation, t: Say): string {
  const parts = Object.entries(rest).flatMap(([key, value]) => {
    if (value === false || value === null) return []
    const label = t(fieldRules(input, `derivation.${key}`).label)
    return [value === true ? label : `${label} ${value}`]
  })
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`
}

const ownPrices = say('Giá riêng', 'Own prices')
