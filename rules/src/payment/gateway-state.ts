/** The gateways that we offer: two for cards, and transfers by QR code. */
export const rails = ['vnpay', 'onepay', 'vietqr'] as const

/** A gateway that we offer. */
export type Rail = (typeof rails)[number]

/** The states of a gateway at a property. */
export const gatewayStates = ['notConfigured', 'off', 'notTested', 'failed', 'works'] as const

/** The state of a gateway at a property. */
export type GatewayState = (typeof gatewayStates)[number]

/** What is stored of a gateway: moments as text; it has worked since the first passed test of its current configuration. */
export type GatewayOnFile = { readonly active: boolean; readonly testedAt: string | null; readonly worksSince: string | null }

/** The state of a gateway: one that was switched off is off, whatever its last test found. */
export const gatewayStateOf = (gateway: GatewayOnFile | null): GatewayState => {
  if (gateway === null) return 'notConfigured'
  if (!gateway.active) return 'off'
  if (gateway.worksSince !== null) return 'works'
  return gateway.testedAt === null ? 'notTested' : 'failed'
}

/** Whether a gateway can take real money: it works and is not in test mode. */
export const takesMoney = (gateway: GatewayOnFile & { readonly mode: 'test' | 'live' }): boolean =>
  gateway.mode === 'live' && gatewayStateOf(gateway) === 'works'
