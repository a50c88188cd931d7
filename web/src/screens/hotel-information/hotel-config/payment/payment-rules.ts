import { refusalOfPaymentField } from '@innkeeper/protocol/problems/policy-problems'
import { policyRefusals } from '@innkeeper/protocol/refusals/policies'
import { checkPaymentFields, type PaymentFields } from '@innkeeper/rules/policy/payment-fields'
import type { RuleError } from '#kit/forms/use-form.ts'
import type { RecordForm } from '#record/record-stem.ts'

type Values = RecordForm<'payment-policy'>['values']

/** The terms of a form as the rules read them; null while the kind of deposit is not chosen. */
export const fieldsOf = (values: Values): PaymentFields | null =>
  values.depositType === undefined
    ? null
    : {
        depositType: values.depositType,
        depositValue: values.depositValue ?? null,
        depositTerm: values.depositTerm ?? null,
        depositTermUnit: values.depositTermUnit ?? null,
        balanceType: values.balanceType ?? null,
        balanceDays: values.balanceDays ?? null,
        cutOffDays: values.cutOffDays ?? null,
      }

/** The rules across the terms of a policy, once the kind of deposit is chosen. */
export const paymentRules = (values: Values): readonly RuleError[] => {
  const fields = fieldsOf(values)
  if (fields === null) return []
  return checkPaymentFields(fields).map(({ field, reason }) => ({
    field,
    words: policyRefusals[refusalOfPaymentField[reason]].words,
    values: { deposit: fields.depositTerm ?? 0 },
  }))
}
