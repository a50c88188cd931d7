import { paymentPolicyForm } from '@innkeeper/protocol/calls/hotel-information/payment-policy'
import type { CallOutput, CallRequest } from '@innkeeper/protocol/catalogue'
import { refusalOfPaymentField } from '@innkeeper/protocol/problems/policy-problems'
import { checkPaymentFields, paymentFieldsOf, paymentTermsOf } from '@innkeeper/rules/policy/payment-fields'
import type { PaymentTerms } from '@innkeeper/rules/policy/payment-terms'
import { withChanges } from '@innkeeper/protocol/changes-of'
import { implement } from '#kit/call/implement.ts'
import { rowsForFile } from '#kit/records/pages.ts'
import type { RefusedField } from '#kit/call/refuse.ts'
import { present, presentAsSeen } from '#kit/records/present.ts'
import { localeOf } from '#features/properties/hotel-config/locale.reads.ts'
import * as store from './policies.store.ts'
import { paymentPoliciesFile } from './policy-files.ts'
import { checkNewPolicyState, checkPolicyState, namesOf } from './policy-use.ts'

type Form = CallRequest<'payment-policy/create'>
type Row = store.PolicyRow<PaymentTerms>

const kind = 'payment'

export const paymentPoliciesCalls = implement({
  'payment-policy/search': async (at, { limit, offset, ...filter }) => {
    const { rows, ...counts } = await store.listPolicies<PaymentTerms>(at.tx, kind, { ...filter, language: at.language }, { limit, offset })
    return { rows: rows.map(recordOf), ...counts }
  },

  'payment-policy/detail': async (at, { id }) => {
    const policy = present(at, await store.findPolicy<PaymentTerms>(at.tx, kind, id), 'paymentPolicyMissing')
    return recordOf(policy)
  },

  'payment-policy/create': async (at, form) => {
    const { terms, problems } = readTerms(form)
    const wrong = [...problems, ...checkNewPolicyState(form)]
    if (terms === null || wrong.length > 0) throw at.fieldsRefused(wrong)
    await store.lockStandard(at.tx, kind)
    const made = await store.insertPolicy<PaymentTerms>(at.tx, kind, storedOf(form, terms), at.person.fullName)
    await at.diary({ subject: form, after: formOf(made) })
    return { id: made.id, version: made.version }
  },

  'payment-policy/update': async (at, { id, version, ...changes }) => {
    await store.lockStandard(at.tx, kind)
    const before = presentAsSeen(at, await store.lockPolicy<PaymentTerms>(at.tx, kind, id), {
      version,
      missing: 'paymentPolicyMissing',
      changed: 'policyChanged',
    })
    const form = withChanges(paymentPolicyForm, keptUnder(changes.depositType, formOf(before)), changes)
    const { terms, problems } = readTerms(form)
    const wrong = [...problems, ...checkPolicyState(form, before, at.language)]
    if (terms === null || wrong.length > 0) throw at.fieldsRefused(wrong)
    const newVersion = await store.updatePolicy(at.tx, kind, { id, version, ...storedOf(form, terms) }, at.person.fullName)
    await at.diary({ subject: form, before: formOf(before), after: form })
    return { id, version: newVersion }
  },

  'payment-policy/delete': async (at, { id }) => {
    await store.lockStandard(at.tx, kind)
    const policy = present(at, await store.lockPolicy<PaymentTerms>(at.tx, kind, id), 'paymentPolicyMissing')
    if (policy.plans.length > 0) throw at.refusal('policyInUse', { values: namesOf(policy.plans, at.language) })
    await store.deletePolicy(at.tx, kind, id)
    await at.diary({ subject: policy, before: formOf(policy) })
    return { id }
  },

  'payment-policy/export': async (at, filter) => {
    const rows = await rowsForFile(at, (page) => store.listPolicies<PaymentTerms>(at.tx, kind, { ...filter, language: at.language }, page))
    return paymentPoliciesFile(rows, await localeOf(at.tx), at.language)
  },
})

/** The parts of a policy that stay when its kind of deposit changes: a value of another kind would be read as an amount or as nights. */
const keptUnder = (depositType: Form['depositType'], before: Form): Form =>
  depositType === before.depositType ? before : { ...before, depositValue: null }

/** The terms of a form, null while something is missing, and the problems of its fields. */
const readTerms = (form: Form) => {
  const problems = checkPaymentFields(form).map(
    ({ field, reason }): RefusedField<'termMissing' | 'chargeOverWhole' | 'paymentDueOverDeposit'> => ({
      field,
      key: refusalOfPaymentField[reason],
      values: { deposit: form.depositTerm ?? 0 },
    }),
  )
  return { terms: paymentTermsOf(form), problems }
}

const storedOf = ({ nameVi, nameEn, standard, active }: Form, terms: PaymentTerms): store.StoredPolicy<PaymentTerms> => ({
  nameVi,
  nameEn,
  standard,
  active,
  terms,
})

const formOf = ({ nameVi, nameEn, standard, active, terms }: Row): Form => ({
  nameVi,
  nameEn,
  standard,
  active,
  ...paymentFieldsOf(terms),
})

const recordOf = (row: Row): CallOutput<'payment-policy/detail'> => ({
  ...formOf(row),
  id: row.id,
  version: row.version,
  changedAt: row.changedAt,
  changedBy: row.changedBy,
  plans: row.plans,
})
