import { railsOfMethod, paymentMethods, type PaymentMethod } from '@innkeeper/rules/payment/payment-methods'
import type { Rail } from '@innkeeper/rules/payment/gateway-state'

/** The ways of paying that a gateway carries. */
export const methodsOf = (rail: Rail): PaymentMethod[] =>
  paymentMethods.filter((method) => {
    const carriers: readonly Rail[] = railsOfMethod[method]
    return carriers.includes(rail)
  })
