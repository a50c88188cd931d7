import { refusalOfStep } from '@innkeeper/protocol/problems/policy-problems'
import { policyRefusals } from '@innkeeper/protocol/refusals/policies'
import { checkCancellationFields, type StepFields } from '@innkeeper/rules/policy/cancellation-fields'
import type { RuleError } from '#kit/forms/use-form.ts'
import type { RecordForm } from '#record/record-stem.ts'

type Values = RecordForm<'cancellation-policy'>['values']

/** The steps that are filled in, each with the line that it stands on. */
export const wholeSteps = (steps: Values['steps'] = []): readonly { readonly step: StepFields; readonly line: number }[] =>
  steps.flatMap(({ daysBefore, unit, value }, line) =>
    daysBefore === undefined || unit === undefined || value === undefined ? [] : [{ step: { daysBefore, unit, value }, line }],
  )

/** The rules across the steps of a policy, as far as they can be told while some are still empty. */
export const cancellationRules = ({ refundable = true, steps }: Values): readonly RuleError[] => {
  const whole = wholeSteps(steps)
  return checkCancellationFields({ refundable, steps: whole.map(({ step }) => step) }).flatMap(({ field, index, reason }) => {
    const key = refusalOfStep[reason]
    const line = whole[index]?.line
    return key === null || line === undefined ? [] : [{ field: `steps.${line}.${field}`, words: policyRefusals[key].words }]
  })
}
