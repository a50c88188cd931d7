import { cancellationPolicyCalls, cancellationPolicyForm } from '@innkeeper/protocol/calls/cancellation-policy'
import { refusalOfStep } from '@innkeeper/protocol/policy-problems'
import { refusals } from '@innkeeper/protocol/refusals'
import { say } from '@innkeeper/protocol/say'
import { checkCancellationFields, type StepFields } from '@innkeeper/rules/policy/cancellation-fields'
import { useRouter } from '@tanstack/react-router'
import { useSay } from '../../../../kit/language.tsx'
import { nameOf } from '../../../../kit/names.ts'
import { Refused } from '../../../../kit/refused.ts'
import { useSession } from '../../../../kit/session-context.ts'
import { useAlerts } from '../../../../kit/use-alerts.ts'
import { useForm, type Form, type RuleError } from '../../../../kit/use-form.ts'
import { paths } from '../../../../paths.ts'
import type { CancellationPolicy } from './cancellation-words.ts'

/** The form of a cancellation policy that is new or that is changed. */
export type CancellationForm = Form<'cancellation-policy/create' | 'cancellation-policy/update'>

type Values = CancellationForm['values']

/** The form of a policy; saved, it goes back to the list. Where somebody else saved first, the policy is read again. */
export function useCancellationForm(policy: CancellationPolicy | null, readAgain: () => void): CancellationForm {
  const t = useSay()
  const alerts = useAlerts()
  const router = useRouter()
  const { property } = useSession()
  const path: 'cancellation-policy/create' | 'cancellation-policy/update' =
    policy === null ? 'cancellation-policy/create' : 'cancellation-policy/update'
  return useForm<'cancellation-policy/create' | 'cancellation-policy/update'>(path, {
    schema: cancellationPolicyCalls[path].input,
    initial: policy === null ? newPolicy : valuesOf(policy),
    draft: policy?.id ?? 'new',
    check: stepErrors,
    done: (_saved, input) => {
      alerts.success(policy === null ? created : saved, { name: t(nameOf(input)) })
      void router.navigate({ href: paths.hotelConfig(property, 'cancellation') })
    },
    failed: (error) => {
      if (error instanceof Refused && error.key === 'policyChanged') readAgain()
    },
  })
}

/** What stands in the form of a policy that is changed. */
export const valuesOf = (policy: CancellationPolicy) => ({
  ...cancellationPolicyForm.parse(
    Object.fromEntries(Object.keys(cancellationPolicyForm.shape).map((name) => [name, Reflect.get(policy, name)])),
  ),
  id: policy.id,
  version: policy.version,
})

/** The steps that are filled in, each with the line that it stands on. */
export const wholeSteps = (steps: Values['steps'] = []): readonly { readonly step: StepFields; readonly line: number }[] =>
  steps.flatMap(({ daysBefore, unit, value }, line) =>
    daysBefore === undefined || unit === undefined || value === undefined ? [] : [{ step: { daysBefore, unit, value }, line }],
  )

/** The rules across the steps of a policy, as far as they can be told while some are still empty. */
function stepErrors({ refundable = true, steps }: Values): readonly RuleError[] {
  const whole = wholeSteps(steps)
  return checkCancellationFields({ refundable, steps: whole.map(({ step }) => step) }).flatMap(({ field, index, reason }) => {
    const key = refusalOfStep[reason]
    const line = whole[index]?.line
    return key === null || line === undefined ? [] : [{ field: `steps.${line}.${field}`, words: refusals[key].words }]
  })
}

const newPolicy = { refundable: true, steps: [], standard: false, active: true }
const created = say('Đã tạo chính sách {name}.', 'The policy {name} is created.')
const saved = say('Đã lưu chính sách {name}.', 'The policy {name} is saved.')
