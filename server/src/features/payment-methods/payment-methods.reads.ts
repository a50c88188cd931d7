import { takesMoney } from '@innkeeper/rules/payment/gateway-state'
import { countWaysToPay } from '@innkeeper/rules/payment/payment-ways'
import type { PropertyTx } from '../../kit/transaction.ts'
import { allGateways } from './gateways.store.ts'
import { methodsTaken } from './methods.store.ts'

/** How many ways there are to pay a property: gateways that take money, and what it takes that works without one. */
export const waysToPay = async (tx: PropertyTx): Promise<number> => {
  const gateways = await allGateways(tx)
  return countWaysToPay(await methodsTaken(tx), new Set(gateways.filter(takesMoney).map(({ rail }) => rail)))
}
