import type { CallRequest } from '@innkeeper/protocol/catalogue'
import type { Rail } from '@innkeeper/rules/payment/gateway-state'
import type { GatewayValues } from './gateways.store.ts'

type Given = Pick<CallRequest<'payment-method/gateway-update'>, 'vnpay' | 'onepay' | 'vietqr'>

/** A gateway's configuration as it was sent: the gateway, its values, and its secret, which is empty where it stays or there is none. */
export type GatewayInput = { readonly rail: Rail; readonly values: Omit<GatewayValues, 'mode'>; readonly secret: string }

/** The input as one gateway's; null where it is not exactly one's. */
export const gatewayInput = ({ vnpay, onepay, vietqr }: Given): GatewayInput | null => {
  const none = { merchantCode: '', accessCode: '', bankBin: null, accountNumber: '', accountOwner: '' }
  const parts: GatewayInput[] = []
  if (vnpay !== undefined) parts.push({ rail: 'vnpay', secret: vnpay.secret ?? '', values: { ...none, merchantCode: vnpay.merchantCode } })
  if (onepay !== undefined) {
    const { secret = '', ...codes } = onepay
    parts.push({ rail: 'onepay', secret, values: { ...none, ...codes } })
  }
  if (vietqr !== undefined) parts.push({ rail: 'vietqr', secret: '', values: { ...none, ...vietqr } })
  const [only, another] = parts
  return only === undefined || another !== undefined ? null : only
}

/** Whether two configurations are the same in everything that a test proves. */
export const sameValues = (one: GatewayValues, other: GatewayValues): boolean =>
  one.mode === other.mode &&
  one.merchantCode === other.merchantCode &&
  one.accessCode === other.accessCode &&
  one.bankBin === other.bankBin &&
  one.accountNumber === other.accountNumber &&
  one.accountOwner === other.accountOwner
