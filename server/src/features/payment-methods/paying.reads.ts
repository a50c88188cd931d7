import { rails, takesMoney, type Rail } from '@innkeeper/rules/payment/gateway-state'
import { answerSignatureHolds } from '#outside/gateways/card-answer.ts'
import type { CardRail } from '#outside/gateways/gateway-network.ts'
import type { GatewayParameters, PaymentAsked } from '#outside/gateways/payment-asked.ts'
import { vnpayQuestion, vnpayRefund, type VnpayQuery, type VnpayRefund } from '#outside/gateways/vnpay.ts'
import type { Outside } from '#outside/outside.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { gatewayBox, openSecret } from './gateway-secret.ts'
import { allGateways, findGateway, type StoredGateway } from './gateways.store.ts'
import { cardParameters, orderWords, transferCodes, type Order } from './payment-request.ts'

/** A card gateway of a property with its secret opened. */
export type OpenGateway = { readonly rail: CardRail; readonly gateway: StoredGateway; readonly secret: string }

/** The gateways of a property that take real money, in the order in which we offer them. */
export const railsTakingMoney = async (tx: PropertyTx): Promise<Rail[]> => {
  const taking = new Set((await allGateways(tx)).filter(takesMoney).map(({ rail }) => rail))
  return rails.filter((rail) => taking.has(rail))
}

/** A gateway with its secret, also one that was switched off since; null where there is none, or its secret cannot be opened. */
export const openGateway = async (tx: PropertyTx, { keyFor }: Pick<Outside, 'keyFor'>, rail: CardRail): Promise<OpenGateway | null> => {
  const gateway = await findGateway(tx, rail)
  const secret = gateway === undefined ? null : openSecret(gatewayBox(keyFor), tx.propertyId, gateway)
  return gateway === undefined || secret === null ? null : { rail, gateway, secret }
}

/** The address at the gateway to which a payer of an order goes. */
export const payAddress = (
  { rail, gateway, secret }: OpenGateway,
  { gateways }: Pick<Outside, 'gateways'>,
  asked: Omit<PaymentAsked, 'words'>,
): string => {
  const parameters = cardParameters(rail, gateway, secret, { ...asked, words: orderWords(asked.orderReference) })
  return `${gateways.payUrl(rail, gateway.mode)}?${new URLSearchParams(parameters).toString()}`
}

/** The VietQR codes that pay an order to the property's account; none where it has no account that takes real money. */
export const transfersFor = async (tx: PropertyTx, order: Order): Promise<{ amount: number; qr: string }[]> => {
  const gateway = await findGateway(tx, 'vietqr')
  return gateway === undefined || !takesMoney(gateway) ? [] : transferCodes(gateway, order)
}

/** Whether parameters are this gateway's own word: signed with its secret, for its merchant. */
export const isWordOf = ({ rail, gateway, secret }: OpenGateway, parameters: GatewayParameters, merchantCode: string): boolean =>
  answerSignatureHolds(rail, parameters, secret) && merchantCode === gateway.merchantCode

/** VNPAY's query for one of the property's orders. */
export const questionFor = ({ gateway, secret }: OpenGateway, query: VnpayQuery): GatewayParameters =>
  vnpayQuestion({ merchantCode: gateway.merchantCode, secret }, query)

/** VNPAY's request for a refund of one of the property's orders. */
export const refundRequestFor = ({ gateway, secret }: OpenGateway, refund: VnpayRefund): GatewayParameters =>
  vnpayRefund({ merchantCode: gateway.merchantCode, secret }, refund)
