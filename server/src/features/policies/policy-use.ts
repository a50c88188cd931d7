import type { Language, SayingValues } from '@innkeeper/protocol/say'
import type { RefusedField } from '../../kit/refuse.ts'
import type { PolicyPlan, PolicyRow, StoredPolicy } from './policies.store.ts'

type PolicyState = Pick<StoredPolicy<unknown>, 'standard' | 'active'>

/** Why a policy may not be saved as the standard one, or out of use, given what it was before (null where it is new). */
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

/** The same without what only a change can be refused for. */
export const checkNewPolicyState = (form: PolicyState): RefusedField<'standardStaysActive'>[] =>
  form.standard && !form.active ? [{ field: 'active', key: 'standardStaysActive' }] : []

const mostNamed = 5

/** Packages as a refusal names them: how many, and the first few. */
export const namesOf = (plans: readonly PolicyPlan[], language: Language): SayingValues => {
  const names = plans.slice(0, mostNamed).map((plan) => (language === 'vi' ? plan.nameVi : plan.nameEn))
  return { count: plans.length, plans: names.join(', ') + (plans.length > mostNamed ? ', …' : '') }
}
