import type { StepProblem } from '@innkeeper/rules/policy/cancellation-fields'
import type { PaymentFieldProblem } from '@innkeeper/rules/policy/payment-fields'
import type { policyRefusals } from './refusals/policies.ts'

type PolicyRefusalKey = keyof typeof policyRefusals

/** The refusal that tells what a rule found wrong with a step of a cancellation policy; null for what the schema refuses already. */
export const refusalOfStep = {
  sameDay: 'stepTwice',
  overWhole: 'chargeOverWhole',
  falls: 'chargeFalls',
  belowOne: null,
} as const satisfies Record<StepProblem['reason'], PolicyRefusalKey | null>

/** The refusal that tells what a rule found wrong with a field of a payment policy. */
export const refusalOfPaymentField = {
  missing: 'termMissing',
  overWhole: 'chargeOverWhole',
  dueOverDeposit: 'paymentDueOverDeposit',
} as const satisfies Record<PaymentFieldProblem['reason'], PolicyRefusalKey>
