import type { Rail } from './gateway-state.ts'

/** The ways of paying, and the gateways that carry each; a way without one is paid at the property or by agreement. */
export const railsOfMethod = {
  'domestic card': ['vnpay', 'onepay'],
  'international card': ['vnpay', 'onepay'],
  'QR wallet': ['vnpay'],
  'bank transfer': ['vietqr'],
  cash: [],
  debt: [],
  other: [],
} as const satisfies Record<string, readonly Rail[]>

/** A way of paying. */
export type PaymentWay = keyof typeof railsOfMethod

/** How a way of paying stands: not taken, taken and usable, taken but without a gateway that takes money, or settled case by case. */
export type WayStanding = 'notTaken' | 'works' | 'needsGateway' | 'byAgreement'

/** A transfer can be made by hand to the account of the contract; cards and wallets have no such way. */
const needsGateway: ReadonlySet<PaymentWay> = new Set(['domestic card', 'international card', 'QR wallet'])

/** How a way of paying stands at a property whose gateways in `takingMoney` take money. */
export const standingOf = (way: PaymentWay, taken: boolean, takingMoney: ReadonlySet<Rail>): WayStanding => {
  if (!taken) return 'notTaken'
  if (way === 'other') return 'byAgreement'
  if (!needsGateway.has(way)) return 'works'
  return railsOfMethod[way].some((rail) => takingMoney.has(rail)) ? 'works' : 'needsGateway'
}

/** Whether a way of paying may be taken: a card or a wallet only once one of its gateways is configured and on. */
export const mayTake = (way: PaymentWay, configured: ReadonlySet<Rail>): boolean =>
  !needsGateway.has(way) || railsOfMethod[way].some((rail) => configured.has(rail))

/** How many ways there are to pay a property: its gateways that take money, and what it takes that works without one. */
export const countWaysToPay = (taken: readonly PaymentWay[], takingMoney: ReadonlySet<Rail>): number =>
  takingMoney.size + taken.filter((way) => !needsGateway.has(way) && standingOf(way, true, takingMoney) === 'works').length
