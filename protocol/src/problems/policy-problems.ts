import type { StepProblem } from '@innkeeper/rules/policy/cancellation-fields'
import type { PaymentFieldProblem } from '@innkeeper/rules/policy/payment-fields'
import type { policyRefusals } from '#refusals/policies.ts'

type PolicyRefusalKey = keyof typeof policyRefusals

/** The refusal of a problem that a rule found in a step of a cancellation policy; null where the schema refuses it already. */
export const refusalOfStep = {
  sameDay: 'stepTwice',
  overWhole: 'chargeOverWhole',
  falls: 'chargeFalls',
  belowOne: null,
} as const satisfies Record<StepProblem['reason'], PolicyRefusalKey | null>

/** The refusal of a problem that a rule found in a field of a payment policy. */
export const refusalOfPaymentField = {
  missing: 'termMissing',
  overWhole: 'chargeOverWhole',
  dueOverDeposit: 'paymentDueOverDeposit',
} as const satisfies Record<PaymentFieldProblem['reason'], PolicyRefusalKey>
