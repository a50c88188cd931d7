import { cancellationPolicyForm } from '@innkeeper/protocol/calls/hotel-information/cancellation-policy'
import type { CallOutput, CallRequest } from '@innkeeper/protocol/catalogue'
import type { CancellationTerms } from '@innkeeper/rules/booking/cancellation-terms'
import { cancellationFieldsOf, cancellationTermsOf, checkCancellationFields } from '@innkeeper/rules/policy/cancellation-fields'
import { refusalOfStep } from '@innkeeper/protocol/problems/policy-problems'
import { withChanges } from '@innkeeper/protocol/changes-of'
import { implement } from '#kit/call/implement.ts'
import { rowsForFile } from '#kit/records/pages.ts'
import type { RefusedField } from '#kit/call/refuse.ts'
import { present, presentAsSeen } from '#kit/records/present.ts'
import { localeOf } from '#features/properties/hotel-config/locale.reads.ts'
import * as store from './policies.store.ts'
import { cancellationPoliciesFile } from './policy-files.ts'
import { checkNewPolicyState, checkPolicyState, namesOf } from './policy-use.ts'

type Form = CallRequest<'cancellation-policy/create'>
type Row = store.PolicyRow<CancellationTerms>

const kind = 'cancellation'

export const cancellationPoliciesCalls = implement({
  'cancellation-policy/search': async (at, { limit, offset, ...filter }) => {
    const { rows, ...counts } = await store.listPolicies<CancellationTerms>(
      at.tx,
      kind,
      { ...filter, language: at.language },
      { limit, offset },
    )
    return { rows: rows.map(recordOf), ...counts }
  },

  'cancellation-policy/detail': async (at, { id }) => {
    const policy = present(at, await store.findPolicy<CancellationTerms>(at.tx, kind, id), 'cancellationPolicyMissing')
    return recordOf(policy)
  },

  'cancellation-policy/create': async (at, form) => {
    const problems = [...checkSteps(form), ...checkNewPolicyState(form)]
    if (problems.length > 0) throw at.fieldsRefused(problems)
    await store.lockStandard(at.tx, kind)
    const made = await store.insertPolicy<CancellationTerms>(at.tx, kind, storedOf(form), at.person.fullName)
    await at.diary({ subject: form, after: formOf(made) })
    return { id: made.id, version: made.version }
  },

  'cancellation-policy/update': async (at, { id, version, ...changes }) => {
    await store.lockStandard(at.tx, kind)
    const before = presentAsSeen(at, await store.lockPolicy<CancellationTerms>(at.tx, kind, id), {
      version,
      missing: 'cancellationPolicyMissing',
      changed: 'policyChanged',
    })
    const form = withChanges(cancellationPolicyForm, formOf(before), changes)
    const problems = [...checkSteps(form), ...checkPolicyState(form, before, at.language)]
    if (problems.length > 0) throw at.fieldsRefused(problems)
    const newVersion = await store.updatePolicy(at.tx, kind, { id, version, ...storedOf(form) }, at.person.fullName)
    await at.diary({ subject: form, before: formOf(before), after: form })
    return { id, version: newVersion }
  },

  'cancellation-policy/delete': async (at, { id }) => {
    await store.lockStandard(at.tx, kind)
    const policy = present(at, await store.lockPolicy<CancellationTerms>(at.tx, kind, id), 'cancellationPolicyMissing')
    if (policy.plans.length > 0) throw at.refusal('policyInUse', { values: namesOf(policy.plans, at.language) })
    await store.deletePolicy(at.tx, kind, id)
    await at.diary({ subject: policy, before: formOf(policy) })
    return { id }
  },

  'cancellation-policy/export': async (at, filter) => {
    const rows = await rowsForFile(at, (page) =>
      store.listPolicies<CancellationTerms>(at.tx, kind, { ...filter, language: at.language }, page),
    )
    return cancellationPoliciesFile(rows, await localeOf(at.tx), at.language)
  },
})

const checkSteps = (form: Form): RefusedField<'stepTwice' | 'chargeOverWhole' | 'chargeFalls'>[] =>
  checkCancellationFields(form).flatMap((problem) => {
    const key = refusalOfStep[problem.reason]
    return key === null ? [] : [{ field: `steps.${problem.index}.${problem.field}`, key }]
  })

const storedOf = ({ nameVi, nameEn, standard, active, refundable, steps }: Form): store.StoredPolicy<CancellationTerms> => ({
  nameVi,
  nameEn,
  standard,
  active,
  terms: cancellationTermsOf({ refundable, steps }),
})

const formOf = ({ nameVi, nameEn, standard, active, terms }: Row) => {
  const { refundable, steps } = cancellationFieldsOf(terms)
  return { nameVi, nameEn, standard, active, refundable, steps: [...steps] }
}

const recordOf = (row: Row): CallOutput<'cancellation-policy/detail'> => ({
  ...formOf(row),
  id: row.id,
  version: row.version,
  changedAt: row.changedAt,
  changedBy: row.changedBy,
  plans: row.plans,
})
