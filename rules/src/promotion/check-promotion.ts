import type { DateRange } from '#days/date-range.ts'
import { promotionRules } from './promotion-rules.ts'
import type { Promotion, PromotionParameters } from './promotion.ts'

/** A promotion as a person fills it in. */
export type PromotionToCheck = Pick<Promotion, 'type' | 'unit' | 'value' | 'bookFrom' | 'bookTo' | 'stayFrom' | 'stayTo' | 'agents'> &
  PromotionParameters & {
    readonly datesExcluded: readonly DateRange[]
    readonly levels: readonly number[]
    readonly agentIds: readonly string[]
  }

/** A field whose value contradicts other fields, and why. */
export type PromotionProblem = {
  readonly field: keyof PromotionToCheck | `datesExcluded.${number}.to`
  readonly reason: 'promotionFieldNeeded' | 'percentOverWhole' | 'datesEndBeforeStart'
}

/** The problems of a promotion that concern several fields together. */
export const checkPromotion = (promotion: PromotionToCheck): PromotionProblem[] => [
  ...promotionRules[promotion.type].parameters.flatMap((field) => (promotion[field] === null ? [needed(field)] : [])),
  ...(promotion.unit === 'percent' && promotion.value > 10_000 ? [{ field: 'value', reason: 'percentOverWhole' } as const] : []),
  ...(promotion.agents === 'levels' && promotion.levels.length === 0 ? [needed('levels')] : []),
  ...(promotion.agents === 'named' && promotion.agentIds.length === 0 ? [needed('agentIds')] : []),
  ...(isBackwards(promotion.bookFrom, promotion.bookTo) ? [backwards('bookTo')] : []),
  ...(isBackwards(promotion.stayFrom, promotion.stayTo) ? [backwards('stayTo')] : []),
  ...promotion.datesExcluded.flatMap(({ from, to }, index) => (to < from ? [backwards(`datesExcluded.${index}.to`)] : [])),
]

const needed = (field: PromotionProblem['field']): PromotionProblem => ({ field, reason: 'promotionFieldNeeded' })

const backwards = (field: PromotionProblem['field']): PromotionProblem => ({ field, reason: 'datesEndBeforeStart' })

const isBackwards = (from: string | null, to: string | null): boolean => from !== null && to !== null && to < from

/** The parameters of a promotion; those that its type does not use are emptied. */
export const ownParameters = (type: Promotion['type'], given: PromotionParameters): PromotionParameters => {
  const { parameters } = promotionRules[type]
  const own = <Name extends keyof PromotionParameters>(name: Name) => (parameters.includes(name) ? given[name] : null)
  return { code: own('code'), daysBefore: own('daysBefore'), buy: own('buy'), free: own('free'), counted: own('counted') }
}
