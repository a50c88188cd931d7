import type { CallInput } from '@innkeeper/protocol/catalogue'
import type { GatewayConfig } from './paygate-words.ts'

/** A gateway's configuration as it is sent to be saved: its secret empty, which keeps it. */
export const updateOf = (config: GatewayConfig): CallInput<'payment-method/gateway-update'> => {
  const { version, active, mode, merchantCode, accessCode, accountNumber, accountOwner } = config
  const common = { version, active, mode }
  switch (config.rail) {
    case 'vnpay':
      return { ...common, vnpay: { merchantCode, secret: '' } }
    case 'onepay':
      return { ...common, onepay: { merchantCode, accessCode, secret: '' } }
    case 'vietqr':
      return { ...common, vietqr: { bankBin: config.bank?.bin ?? '', accountNumber, accountOwner } }
  }
}
