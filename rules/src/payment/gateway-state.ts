/** The gateways on offer: two that take cards, and transfers by QR code. */
export const rails = ['vnpay', 'onepay', 'vietqr'] as const

/** A gateway on offer. */
export type Rail = (typeof rails)[number]

/** The states of a gateway at a property. */
export const gatewayStates = ['notConfigured', 'off', 'notTested', 'failed', 'works'] as const

/** How a gateway stands at a property. */
export type GatewayState = (typeof gatewayStates)[number]

/** What is on file of a gateway: moments as text; it works since its first passed test as it is configured now. */
export type GatewayOnFile = { readonly active: boolean; readonly testedAt: string | null; readonly worksSince: string | null }

/** How a gateway stands: one that was switched off is off whatever its last test said. */
export const gatewayStateOf = (gateway: GatewayOnFile | null): GatewayState => {
  if (gateway === null) return 'notConfigured'
  if (!gateway.active) return 'off'
  if (gateway.worksSince !== null) return 'works'
  return gateway.testedAt === null ? 'notTested' : 'failed'
}

/** Whether money can come by a gateway: it works, and not only for trying it out. */
export const takesMoney = (gateway: GatewayOnFile & { readonly mode: 'test' | 'live' }): boolean =>
  gateway.mode === 'live' && gatewayStateOf(gateway) === 'works'
