import type { Rail } from './gateway-state.ts'

/** The ways of paying, as the specification names them. */
export const paymentMethods = ['domestic card', 'international card', 'QR wallet', 'bank transfer', 'cash', 'debt', 'other'] as const

/** A way of paying. */
export type PaymentMethod = (typeof paymentMethods)[number]

/** The ways in which a guest may pay on the property's own site. */
export const guestMethods = [
  'domestic card',
  'international card',
  'QR wallet',
  'bank transfer',
  'cash',
] as const satisfies readonly PaymentMethod[]

/** The gateways that support each payment method; a method without one is paid at the property or by agreement. */
export const railsOfMethod = {
  'domestic card': ['vnpay', 'onepay'],
  'international card': ['vnpay', 'onepay'],
  'QR wallet': ['vnpay'],
  'bank transfer': ['vietqr'],
  cash: [],
  debt: [],
  other: [],
} as const satisfies Record<PaymentMethod, readonly Rail[]>

/** The standing of a payment method: not accepted, accepted and usable, accepted but without a working gateway, or agreed case by case. */
export const methodStandings = ['notTaken', 'works', 'needsGateway', 'byAgreement'] as const

/** The standing of a payment method. */
export type MethodStanding = (typeof methodStandings)[number]

const byGatewayOnly: ReadonlySet<PaymentMethod> = new Set(['domestic card', 'international card', 'QR wallet'])

/** Whether a method needs a gateway: a transfer can also be made by hand to the account in the contract; cards and wallets cannot. */
export const needsGateway = (method: PaymentMethod): boolean => byGatewayOnly.has(method)

/** The standing of a payment method at a property; `takingMoney` are its gateways that take real money. */
export const standingOf = (method: PaymentMethod, taken: boolean, takingMoney: ReadonlySet<Rail>): MethodStanding => {
  if (!taken) return 'notTaken'
  if (method === 'other') return 'byAgreement'
  if (!needsGateway(method)) return 'works'
  return railsOfMethod[method].some((rail) => takingMoney.has(rail)) ? 'works' : 'needsGateway'
}

/** Whether a payment method may be accepted: a card or a wallet only once one of its gateways is configured and on. */
export const mayTake = (method: PaymentMethod, configured: ReadonlySet<Rail>): boolean =>
  !needsGateway(method) || railsOfMethod[method].some((rail) => configured.has(rail))

/** The number of ways to pay a property: its gateways that take real money, and the accepted methods that work without one. */
export const countWaysToPay = (taken: readonly PaymentMethod[], takingMoney: ReadonlySet<Rail>): number =>
  takingMoney.size + taken.filter((method) => !needsGateway(method) && standingOf(method, true, takingMoney) === 'works').length
