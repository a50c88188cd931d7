import type { Rail } from './gateway-state.ts'

/** The ways of paying, as the specification names them. */
export const paymentMethods = ['domestic card', 'international card', 'QR wallet', 'bank transfer', 'cash', 'debt', 'other'] as const

/** A way of paying. */
export type PaymentMethod = (typeof paymentMethods)[number]

/** The gateways that carry each way of paying; a way without one is paid at the property or by agreement. */
export const railsOfMethod = {
  'domestic card': ['vnpay', 'onepay'],
  'international card': ['vnpay', 'onepay'],
  'QR wallet': ['vnpay'],
  'bank transfer': ['vietqr'],
  cash: [],
  debt: [],
  other: [],
} as const satisfies Record<PaymentMethod, readonly Rail[]>

/** How a way of paying can stand: not taken, taken and usable, taken but without a gateway that takes money, or settled case by case. */
export const methodStandings = ['notTaken', 'works', 'needsGateway', 'byAgreement'] as const

/** How a way of paying stands. */
export type MethodStanding = (typeof methodStandings)[number]

/** A transfer can be made by hand to the account of the contract; cards and wallets have no such way. */
const needsGateway: ReadonlySet<PaymentMethod> = new Set(['domestic card', 'international card', 'QR wallet'])

/** How a way of paying stands at a property whose gateways in `takingMoney` take money. */
export const standingOf = (method: PaymentMethod, taken: boolean, takingMoney: ReadonlySet<Rail>): MethodStanding => {
  if (!taken) return 'notTaken'
  if (method === 'other') return 'byAgreement'
  if (!needsGateway.has(method)) return 'works'
  return railsOfMethod[method].some((rail) => takingMoney.has(rail)) ? 'works' : 'needsGateway'
}

/** Whether a way of paying may be taken: a card or a wallet only once one of its gateways is configured and on. */
export const mayTake = (method: PaymentMethod, configured: ReadonlySet<Rail>): boolean =>
  !needsGateway.has(method) || railsOfMethod[method].some((rail) => configured.has(rail))

/** How many ways there are to pay a property: its gateways that take money, and what it takes that works without one. */
export const countWaysToPay = (taken: readonly PaymentMethod[], takingMoney: ReadonlySet<Rail>): number =>
  takingMoney.size + taken.filter((method) => !needsGateway.has(method) && standingOf(method, true, takingMoney) === 'works').length
