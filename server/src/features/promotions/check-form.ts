import { checkPromotion, type PromotionProblem } from '@innkeeper/rules/promotion/check-promotion'
import { toPromotion } from '@innkeeper/protocol/rates/to-promotion'
import type { PromotionForm } from './promotions.store.ts'

type Other = { readonly code: string | null }
type There = { readonly plans: ReadonlySet<string>; readonly roomTypes: ReadonlySet<string>; readonly agents: ReadonlySet<string> }

/** What is wrong with a promotion: across its fields, beside the property's others, and with what it names. */
export const problemsOf = (form: PromotionForm, others: readonly Other[], there: There) => [
  ...checkPromotion(toPromotion(form)).map(({ field, reason }) => ({ field: fieldOf(field), key: reason })),
  ...(form.code !== null && others.some(({ code }) => code === form.code) ? [{ field: 'code', key: 'promotionCodeTaken' } as const] : []),
  ...(form.applyPlans.every((id) => there.plans.has(id)) ? [] : [{ field: 'applyPlans', key: 'planMissing' } as const]),
  ...(form.applyRoomTypes.every((id) => there.roomTypes.has(id)) ? [] : [{ field: 'applyRoomTypes', key: 'roomMissing' } as const]),
  ...(form.applyAgents.every((id) => there.agents.has(id)) ? [] : [{ field: 'applyAgents', key: 'promotionAgentMissing' } as const]),
]

const wireNames: Readonly<Record<string, string>> = { levels: 'applyLevels', agentIds: 'applyAgents' }

const fieldOf = (field: PromotionProblem['field']): string => wireNames[field] ?? field
