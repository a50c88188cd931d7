import type { PaymentMethod } from '@innkeeper/rules/payment/payment-methods'
import type { CardRail } from './gateway-network.ts'
import { onepaySignatureHolds } from './onepay.ts'
import type { GatewayParameters } from './payment-asked.ts'
import { vnpaySignatureHolds } from './vnpay.ts'

/** What a gateway says of an order: paid, not paid, or not decided yet. */
export type CardOutcome = 'paid' | 'failed' | 'undecided'

/** A gateway's word on an order; the amount is in whole dong, and null where it is none. */
export type CardAnswer = {
  readonly reference: string
  readonly merchantCode: string
  readonly amount: number | null
  readonly outcome: CardOutcome
  readonly method: PaymentMethod
  /** The gateway's own number of the payment, and its answer code. */
  readonly number: string
  readonly code: string
}

/** What the parameters of a gateway's callback, return or answer say. */
export const cardAnswer = (rail: CardRail, parameters: GatewayParameters): CardAnswer =>
  rail === 'vnpay' ? vnpayAnswer(parameters) : onepayAnswer(parameters)

/** Whether parameters that a gateway sent are signed with the property's secret. */
export const answerSignatureHolds = (rail: CardRail, parameters: GatewayParameters, secret: string): boolean =>
  rail === 'vnpay' ? vnpaySignatureHolds(parameters, secret) : onepaySignatureHolds(parameters, secret)

const vnpayAnswer = (sent: GatewayParameters): CardAnswer => {
  const code = sent['vnp_ResponseCode'] ?? ''
  return {
    reference: sent['vnp_TxnRef'] ?? '',
    merchantCode: sent['vnp_TmnCode'] ?? '',
    amount: dongOf(sent['vnp_Amount']),
    outcome: vnpayOutcome(code, sent['vnp_TransactionStatus'] ?? code),
    method: vnpayMethods[sent['vnp_CardType'] ?? ''] ?? 'international card',
    number: sent['vnp_TransactionNo'] ?? '',
    code: sent['vnp_TransactionStatus'] ?? code,
  }
}

// VNPAY: 01 is not finished; 07 is taken but suspected of fraud, and somebody there decides.
const vnpayUndecided: ReadonlySet<string> = new Set(['01', '07'])

const vnpayOutcome = (code: string, status: string): CardOutcome => {
  if (code === '00' && status === '00') return 'paid'
  return vnpayUndecided.has(status) || vnpayUndecided.has(code) ? 'undecided' : 'failed'
}

const vnpayMethods: Readonly<Record<string, PaymentMethod>> = { ATM: 'domestic card', QRCODE: 'QR wallet' }

const onepayAnswer = (sent: GatewayParameters): CardAnswer => {
  const code = sent['vpc_TxnResponseCode'] ?? ''
  return {
    reference: sent['vpc_MerchTxnRef'] ?? '',
    merchantCode: sent['vpc_Merchant'] ?? '',
    amount: dongOf(sent['vpc_Amount']),
    outcome: onepayOutcome(code),
    method: onepayInternational.has(sent['vpc_Card'] ?? '') ? 'international card' : 'domestic card',
    number: sent['vpc_TransactionNo'] ?? '',
    code,
  }
}

// OnePAY: 300 waits for the bank.
const onepayOutcome = (code: string): CardOutcome => {
  if (code === '0') return 'paid'
  return code === '300' ? 'undecided' : 'failed'
}

/** Visa, Mastercard, JCB, American Express, UnionPay. */
const onepayInternational: ReadonlySet<string> = new Set(['VC', 'MC', 'JC', 'AE', 'CUP'])

/** Gateways write hundredths of a dong, of which there are none. */
const dongOf = (hundredths: string | undefined): number | null =>
  hundredths !== undefined && /^[1-9]\d{2,14}$/.test(hundredths) && hundredths.endsWith('00') ? Number(hundredths) / 100 : null
