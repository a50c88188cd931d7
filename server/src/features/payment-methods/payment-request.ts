import { splitTransfer } from '@innkeeper/rules/payment/split-transfer'
import type { CardRail } from '#outside/gateways/gateway-network.ts'
import { onepayPayment } from '#outside/gateways/onepay.ts'
import type { GatewayParameters, PaymentAsked } from '#outside/gateways/payment-asked.ts'
import { vietQrOf, type Transfer } from '#outside/gateways/vietqr.ts'
import { vnpayPayment } from '#outside/gateways/vnpay.ts'
import type { StoredGateway } from './gateways.store.ts'

/** An order to be paid: the amount is in whole dong. */
export type Order = { readonly orderReference: string; readonly amount: number }

/** The text that the payer's bank and ours show beside the amount; gateways and banks accept no diacritics. */
export const orderWords = (orderReference: string): string => `Thanh toan dat phong ${orderReference}`

/** The signed parameters of a payment by card or wallet. */
export const cardParameters = (rail: CardRail, gateway: StoredGateway, secret: string, asked: PaymentAsked): GatewayParameters =>
  rail === 'vnpay'
    ? vnpayPayment({ merchantCode: gateway.merchantCode, secret }, asked)
    : onepayPayment({ merchantCode: gateway.merchantCode, accessCode: gateway.accessCode, secret }, asked)

/** The transfers that pay an order to a property's account: several where the amount is above the banks' limit. */
export const transfersOf = (
  gateway: StoredGateway,
  { orderReference, amount }: Order,
): readonly (Transfer & { readonly amount: number })[] => {
  const amounts = splitTransfer(amount)
  return amounts.map((part, index) => ({
    bankBin: gateway.bankBin ?? '',
    to: 'account',
    number: gateway.accountNumber,
    amount: part,
    bill: orderReference,
    purpose: amounts.length === 1 ? `TT ${orderReference}` : `TT ${orderReference} lan ${index + 1}`,
  }))
}

/** The QR codes that pay an order, each with its amount. */
export const transferCodes = (gateway: StoredGateway, order: Order): { amount: number; qr: string }[] =>
  transfersOf(gateway, order).map((transfer) => ({ amount: transfer.amount, qr: vietQrOf(transfer) }))
