import { railsOfMethod, paymentMethods, type PaymentMethod } from '@innkeeper/rules/payment/payment-methods'
import type { Rail } from '@innkeeper/rules/payment/gateway-state'

/** The payment methods that a gateway supports. */
export const methodsOf = (rail: Rail): PaymentMethod[] =>
  paymentMethods.filter((method) => {
    const carriers: readonly Rail[] = railsOfMethod[method]
    return carriers.includes(rail)
  })
