import { paymentPolicyCalls, paymentPolicyForm } from '@innkeeper/protocol/calls/payment-policy'
import { refusalOfPaymentField } from '@innkeeper/protocol/policy-problems'
import { refusals } from '@innkeeper/protocol/refusals'
import { say } from '@innkeeper/protocol/say'
import { checkPaymentFields, type PaymentFields } from '@innkeeper/rules/policy/payment-fields'
import { useRouter } from '@tanstack/react-router'
import { useSay } from '../../../../kit/language.tsx'
import { nameOf } from '../../../../kit/names.ts'
import { Refused } from '../../../../kit/refused.ts'
import { useSession } from '../../../../kit/session-context.ts'
import { useAlerts } from '../../../../kit/use-alerts.ts'
import { useForm, type Form, type RuleError } from '../../../../kit/use-form.ts'
import { paths } from '../../../../paths.ts'
import type { PaymentPolicy } from './payment-words.ts'

/** The form of a payment policy that is new or that is changed. */
export type PaymentForm = Form<'payment-policy/create' | 'payment-policy/update'>

type Values = PaymentForm['values']

/** The form of a policy; saved, it goes back to the list. Where somebody else saved first, the policy is read again. */
export function usePaymentForm(policy: PaymentPolicy | null, readAgain: () => void): PaymentForm {
  const t = useSay()
  const alerts = useAlerts()
  const router = useRouter()
  const { property } = useSession()
  const path: 'payment-policy/create' | 'payment-policy/update' = policy === null ? 'payment-policy/create' : 'payment-policy/update'
  return useForm<'payment-policy/create' | 'payment-policy/update'>(path, {
    schema: paymentPolicyCalls[path].input,
    initial: policy === null ? newPolicy : valuesOf(policy),
    draft: policy?.id ?? 'new',
    check: termErrors,
    done: (_saved, input) => {
      alerts.success(policy === null ? created : saved, { name: t(nameOf(input)) })
      void router.navigate({ href: paths.hotelConfig(property, 'payment') })
    },
    failed: (error) => {
      if (error instanceof Refused && error.key === 'policyChanged') readAgain()
    },
  })
}

/** What stands in the form of a policy that is changed. */
export const valuesOf = (policy: PaymentPolicy) => ({
  ...paymentPolicyForm.parse(Object.fromEntries(Object.keys(paymentPolicyForm.shape).map((name) => [name, Reflect.get(policy, name)]))),
  id: policy.id,
  version: policy.version,
})

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

function termErrors(values: Values): readonly RuleError[] {
  const fields = fieldsOf(values)
  if (fields === null) return []
  return checkPaymentFields(fields).map(({ field, reason }) => ({
    field,
    words: refusals[refusalOfPaymentField[reason]].words,
    values: { deposit: fields.depositTerm ?? 0 },
  }))
}

const newPolicy = {
  standard: false,
  active: true,
  depositType: 'percent',
  depositTerm: 24,
  depositTermUnit: 'hours',
  balanceType: 'daysBefore',
} as const
const created = say('Đã tạo chính sách {name}.', 'The policy {name} is created.')
const saved = say('Đã lưu chính sách {name}.', 'The policy {name} is saved.')
