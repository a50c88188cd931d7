import type { CallInput } from '@innkeeper/protocol/catalogue'
import { refusals } from '@innkeeper/protocol/refusals'
import { promotionRules } from '@innkeeper/rules/promotion/promotion-rules'
import type { RuleError } from '#kit/forms/use-form.ts'
import type { Typed } from '#kit/forms/value-at.ts'

type Values = Typed<CallInput<'promotion/create'>>

/** The rules across a promotion's fields, as far as they can be told while some are still empty. */
export const promotionProblems = (values: Values): readonly RuleError[] => [
  ...(values.promoType === undefined ? [] : promotionRules[values.promoType].parameters).flatMap((name) =>
    isEmpty(values[name]) ? [errorAt(name, 'promotionFieldNeeded')] : [],
  ),
  ...(values.percentOrFixed === 'percent' && (values.value ?? 0) > 10_000 ? [errorAt('value', 'percentOverWhole')] : []),
  ...(values.applyTo === 'levels' && (values.applyLevels ?? []).length === 0 ? [errorAt('applyLevels', 'promotionFieldNeeded')] : []),
  ...(values.applyTo === 'named' && (values.applyAgents ?? []).length === 0 ? [errorAt('applyAgents', 'promotionFieldNeeded')] : []),
  ...(isBackwards(values.bookFrom, values.bookTo) ? [errorAt('bookTo', 'datesEndBeforeStart')] : []),
  ...(isBackwards(values.stayFrom, values.stayTo) ? [errorAt('stayTo', 'datesEndBeforeStart')] : []),
]

type Key = 'promotionFieldNeeded' | 'percentOverWhole' | 'datesEndBeforeStart'

const errorAt = (field: string, key: Key): RuleError => ({ field, words: refusals[key].words, values: {} })

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

const isBackwards = (from: string | null | undefined, to: string | null | undefined): boolean => !!from && !!to && to < from
