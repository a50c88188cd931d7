import type { GatewayParameters, PaymentAsked } from './payment-asked.ts'
import { hmacOf, sameSignature } from './signature.ts'
import { stampOf } from './stamp.ts'

/** A property's account at VNPAY. */
export type VnpayAccount = { readonly merchantCode: string; readonly secret: string }

const version = '2.1.0'
const signatureName = 'vnp_SecureHash'
/** VNPAY's kind of goods: hotels and travel. */
const hotelGoods = '170000'
const minutesToPay = 15

/** The signed parameters of a payment by VNPAY, whose amounts are in hundredths of a dong. */
export const vnpayPayment = ({ merchantCode, secret }: VnpayAccount, asked: PaymentAsked): GatewayParameters =>
  signVnpay(
    {
      vnp_Version: version,
      vnp_Command: 'pay',
      vnp_TmnCode: merchantCode,
      vnp_Amount: String(asked.amount * 100),
      vnp_CurrCode: 'VND',
      vnp_TxnRef: asked.orderReference,
      vnp_OrderInfo: asked.words,
      vnp_OrderType: hotelGoods,
      vnp_Locale: asked.language === 'vi' ? 'vn' : 'en',
      vnp_ReturnUrl: asked.returnUrl,
      vnp_IpAddr: asked.address,
      vnp_CreateDate: stampOf(asked.now),
      vnp_ExpireDate: stampOf(vnpayExpiry(asked.now)),
    },
    secret,
  )

/** When a payment requested now expires. */
export const vnpayExpiry = (now: Date): Date => new Date(now.getTime() + minutesToPay * 60_000)

/** Adds VNPAY's signature. */
export const signVnpay = (parameters: GatewayParameters, secret: string): GatewayParameters => ({
  ...parameters,
  [signatureName]: hmacOf('sha512', secret, signedText(parameters)),
})

/** Whether parameters from VNPAY, or that we made for it, have the right signature. */
export const vnpaySignatureHolds = (parameters: GatewayParameters, secret: string): boolean =>
  sameSignature(hmacOf('sha512', secret, signedText(parameters)), parameters[signatureName] ?? '')

/** A query for an order that was started at a moment, sent now from an address. */
export type VnpayQuery = Pick<PaymentAsked, 'orderReference' | 'words' | 'address' | 'now'> & {
  readonly requestId: string
  readonly paidAt: Date
}

/** VNPAY's query for an order: `querydr`, with the checksum over the values in VNPAY's own order. */
export const vnpayQuestion = ({ merchantCode, secret }: VnpayAccount, asked: VnpayQuery): GatewayParameters => {
  const question = {
    vnp_RequestId: asked.requestId,
    vnp_Version: version,
    vnp_Command: 'querydr',
    vnp_TmnCode: merchantCode,
    vnp_TxnRef: asked.orderReference,
    vnp_TransactionDate: stampOf(asked.paidAt),
    vnp_CreateDate: stampOf(asked.now),
    vnp_IpAddr: asked.address,
    vnp_OrderInfo: asked.words,
  }
  return { ...question, [signatureName]: hmacOf('sha512', secret, Object.values(question).join('|')) }
}

/** A refund of an order that VNPAY's own number names. The same `requestId` is the same refund, so that asking again pays back once. */
export type VnpayRefund = VnpayQuery & {
  readonly amount: number
  /** Whether it is all of the order. */
  readonly whole: boolean
  readonly number: string
}

/** VNPAY's request for a refund, with the checksum over the values in VNPAY's own order. */
export const vnpayRefund = ({ merchantCode, secret }: VnpayAccount, asked: VnpayRefund): GatewayParameters => {
  const request = {
    vnp_RequestId: asked.requestId,
    vnp_Version: version,
    vnp_Command: 'refund',
    vnp_TmnCode: merchantCode,
    vnp_TransactionType: asked.whole ? '02' : '03',
    vnp_TxnRef: asked.orderReference,
    vnp_Amount: String(asked.amount * 100),
    vnp_TransactionNo: asked.number,
    vnp_TransactionDate: stampOf(asked.paidAt),
    vnp_CreateBy: 'Innkeeper',
    vnp_CreateDate: stampOf(asked.now),
    vnp_IpAddr: asked.address,
    vnp_OrderInfo: asked.words,
  }
  return { ...request, [signatureName]: hmacOf('sha512', secret, Object.values(request).join('|')) }
}

/** The values that VNPAY signs in its answer to a refund, in its own order; the answer to a query has two more. */
const refundReplyValues = [
  'vnp_ResponseId',
  'vnp_Command',
  'vnp_ResponseCode',
  'vnp_Message',
  'vnp_TmnCode',
  'vnp_TxnRef',
  'vnp_Amount',
  'vnp_BankCode',
  'vnp_PayDate',
  'vnp_TransactionNo',
  'vnp_TransactionType',
  'vnp_TransactionStatus',
  'vnp_OrderInfo',
] as const

const replyValues = {
  querydr: [...refundReplyValues, 'vnp_PromotionCode', 'vnp_PromotionAmount'],
  refund: refundReplyValues,
} as const

/** Whether VNPAY's answer to a query or a refund has the right checksum; values that are not in it count as empty. */
export const vnpayReplyHolds = (command: keyof typeof replyValues, reply: GatewayParameters, secret: string): boolean =>
  sameSignature(hmacOf('sha512', secret, replyValues[command].map((name) => reply[name] ?? '').join('|')), reply[signatureName] ?? '')

/** VNPAY signs its own non-empty parameters, sorted by name, with form encoding. */
const signedText = (parameters: GatewayParameters): string =>
  new URLSearchParams(
    Object.entries(parameters)
      .filter(([name, value]) => name.startsWith('vnp_') && !name.startsWith(signatureName) && value !== '')
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ).toString()
