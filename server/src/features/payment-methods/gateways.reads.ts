import { gatewayStateOf, rails, type GatewayState, type Rail } from '@innkeeper/rules/payment/gateway-state'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { allGateways } from './gateways.store.ts'

/** Every gateway that we offer, with its state at the property. */
export const gatewayStates = async (tx: PropertyTx): Promise<{ rail: Rail; state: GatewayState }[]> => {
  const configured = new Map((await allGateways(tx)).map((gateway) => [gateway.rail, gateway]))
  return rails.map((rail) => ({ rail, state: gatewayStateOf(configured.get(rail) ?? null) }))
}
