import type { Rail } from '@innkeeper/rules/payment/gateway-state'
import { onepayPayment } from '../../outside/gateways/onepay.ts'
import type { GatewayParameters, PaymentAsked } from '../../outside/gateways/payment-asked.ts'
import { vietQrOf, type Transfer } from '../../outside/gateways/vietqr.ts'
import { vnpayPayment } from '../../outside/gateways/vnpay.ts'
import type { StoredGateway } from './gateways.store.ts'

/** An order to be paid: the amount is in whole dong. */
export type Order = { readonly orderReference: string; readonly amount: number }

/** The gateways that a payer is sent to. */
export type CardRail = Exclude<Rail, 'vietqr'>

/** What a payer's bank and ours read beside the amount; gateways and banks take no diacritics. */
export const orderWords = (orderReference: string): string => `Thanh toan dat phong ${orderReference}`

/** The signed parameters of a payment by card or wallet. */
export const cardParameters = (rail: CardRail, gateway: StoredGateway, secret: string, asked: PaymentAsked): GatewayParameters =>
  rail === 'vnpay'
    ? vnpayPayment({ merchantCode: gateway.merchantCode, secret }, asked)
    : onepayPayment({ merchantCode: gateway.merchantCode, accessCode: gateway.accessCode, secret }, asked)

/** The transfer that pays an order to a property's account. */
export const transferOf = (gateway: StoredGateway, order: Order): Transfer => ({
  bankBin: gateway.bankBin ?? '',
  accountNumber: gateway.accountNumber,
  amount: order.amount,
  bill: order.orderReference,
  purpose: `TT ${order.orderReference}`,
})

/** The text of the QR code that pays an order. */
export const transferCode = (gateway: StoredGateway, order: Order): string => vietQrOf(transferOf(gateway, order))
