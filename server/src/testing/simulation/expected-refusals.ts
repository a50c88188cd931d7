import { callAt, type CallPath } from '@innkeeper/protocol/catalogue'

/** Refusals that calls declare, and that nothing in the simulated world may cause. */
const neverHere: ReadonlySet<string> = new Set([
  'contractNotSigned',
  'departsBeforeArrival',
  'dongOnly',
  'gatewayAnswerUnknown',
  'gatewayNotConfigured',
  'noGatewayTakesMoney',
  'propertyNotOnSale',
  'receiptMissing',
  'secretUnreadable',
  'serviceDaysWrong',
  'serviceNotOffered',
  'serviceTooMany',
  'stayTooLong',
  'tooManyExtraBeds',
  'tooManyGiftCodes',
])

/** Fields that acts fill in at random, and why they may be wrong. */
const atFields: readonly [CallPath, readonly string[]][] = [
  [
    'booking/payment/update',
    [
      'kind bookingOnCredit',
      'kind wrongTransactionKind',
      'amount wrongAmount',
      'paidOn paymentDateOutOfRange',
      'paidOn ticketPaymentDateOutOfRange',
    ],
  ],
  ['room-plan/update-all', ['changes.minStay minStayBelowPlan', 'changes.allotment allotmentBelowSold']],
  // The constraint refuses what was booked between the check and the change.
  ['promotion/update', ['mostUses promotionUsedMore', 'mostUses notAllowed']],
]

/** Whether a call may be refused with this reason in a simulation. */
export const mayBeRefused = (path: CallPath, reason: string): boolean => {
  const declared: readonly string[] = callAt(path).refusals
  if (reason === 'busy') return true
  // For an agent that is not linked any more there is no such property; no line of a statement is for tickets.
  if (reason === 'notFound') return path.startsWith('distribution/') || path === 'booking/payment/statement-try'
  if (reason.startsWith('invalidInput')) return isAtFields(path, reason)
  return declared.includes(reason) && !neverHere.has(reason)
}

const isAtFields = (path: CallPath, reason: string): boolean => {
  const expected = atFields.find(([of]) => of === path)?.[1] ?? []
  const found = reason.replace(/^invalidInput \((.*)\)$/u, '$1').split(', ')
  return found.every((one) => expected.includes(one))
}
