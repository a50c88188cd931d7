import type { Language, SayingValues } from '@innkeeper/protocol/say'
import type { RefusedField } from '#kit/call/refuse.ts'
import type { PolicyPlan, PolicyRow, StoredPolicy } from './policies.store.ts'

type PolicyState = Pick<StoredPolicy<unknown>, 'standard' | 'active'>

/** Why a policy may not be saved as the standard one, or as inactive, given its former state (null for a new one). */
export const checkPolicyState = (
  form: PolicyState,
  before: PolicyRow<unknown> | null,
  language: Language,
): RefusedField<'standardStaysActive' | 'standardMoves' | 'policyOnSale'>[] => {
  if (before?.standard === true && !form.standard) return [{ field: 'standard', key: 'standardMoves' }]
  if (form.active) return []
  if (form.standard) return [{ field: 'active', key: 'standardStaysActive' }]
  const onSale = (before?.plans ?? []).filter((plan) => plan.active)
  return onSale.length === 0 ? [] : [{ field: 'active', key: 'policyOnSale', values: namesOf(onSale, language) }]
}

/** The same check for a new policy, without the refusals that only a change can have. */
export const checkNewPolicyState = (form: PolicyState): RefusedField<'standardStaysActive'>[] =>
  form.standard && !form.active ? [{ field: 'active', key: 'standardStaysActive' }] : []

const mostNamed = 5

/** Packages in the words of a refusal: their number, and the first names. */
export const namesOf = (plans: readonly PolicyPlan[], language: Language): SayingValues => {
  const names = plans.slice(0, mostNamed).map((plan) => (language === 'vi' ? plan.nameVi : plan.nameEn))
  return { count: plans.length, plans: names.join(', ') + (plans.length > mostNamed ? ', …' : '') }
}
