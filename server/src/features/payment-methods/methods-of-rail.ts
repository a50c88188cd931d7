import { paymentMethods, type PaymentMethod } from '@innkeeper/protocol/booking-words'
import type { Rail } from '@innkeeper/rules/payment/gateway-state'
import { railsOfMethod } from '@innkeeper/rules/payment/payment-ways'

/** The ways of paying that a gateway carries. */
export const methodsOf = (rail: Rail): PaymentMethod[] =>
  paymentMethods.filter((method) => {
    const carriers: readonly Rail[] = railsOfMethod[method]
    return carriers.includes(rail)
  })
