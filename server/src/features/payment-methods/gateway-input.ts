import type { CallRequest } from '@innkeeper/protocol/catalogue'
import type { Rail } from '@innkeeper/rules/payment/gateway-state'
import type { GatewayValues } from './gateways.store.ts'

type Given = CallRequest<'payment-method/register'> | CallRequest<'payment-method/gateway-update'>

/** A gateway's configuration as it was sent: of which gateway, its values, and its secret, empty where it stays or there is none. */
export type GatewayInput = { readonly rail: Rail; readonly values: GatewayValues; readonly secret: string }

/** What was sent, as one gateway's; null where it is not exactly one's. */
export const gatewayInput = ({ mode, vnpay, onepay, vietqr }: Given): GatewayInput | null => {
  const none = { mode, merchantCode: '', accessCode: '', bankBin: null, accountNumber: '', accountOwner: '' }
  const parts: GatewayInput[] = []
  if (vnpay !== undefined) parts.push({ rail: 'vnpay', secret: vnpay.secret, values: { ...none, merchantCode: vnpay.merchantCode } })
  if (onepay !== undefined) {
    const { secret, ...codes } = onepay
    parts.push({ rail: 'onepay', secret, values: { ...none, ...codes } })
  }
  if (vietqr !== undefined) parts.push({ rail: 'vietqr', secret: '', values: { ...none, ...vietqr } })
  const [only, another] = parts
  return only === undefined || another !== undefined ? null : only
}

/** Whether two configurations are alike in all that a test proves. */
export const sameValues = (one: GatewayValues, other: GatewayValues): boolean =>
  one.mode === other.mode &&
  one.merchantCode === other.merchantCode &&
  one.accessCode === other.accessCode &&
  one.bankBin === other.bankBin &&
  one.accountNumber === other.accountNumber &&
  one.accountOwner === other.accountOwner
