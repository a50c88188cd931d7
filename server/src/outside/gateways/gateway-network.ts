import { z } from 'zod'

/** The gateways that take cards and are queried over the network. */
export type CardRail = 'vnpay' | 'onepay'

/** Test mode or real payments. */
export type GatewayMode = 'test' | 'live'

/** The result of a query: an answer, or none (the gateway was not reached in time, or this installation sends no queries). */
export type GatewayAnswer =
  | { readonly kind: 'answered'; readonly answer: Readonly<Record<string, string>> }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'notAsked' }

/** How to reach a gateway: the address for the payer, and the queries from this server. */
export type GatewayNetwork = {
  readonly payUrl: (rail: CardRail, mode: GatewayMode) => string
  readonly askVnpay: (mode: GatewayMode, question: Readonly<Record<string, string>>) => Promise<GatewayAnswer>
}

const payUrls = {
  vnpay: { test: 'https://sandbox.vnpayment.vn/paymentv2/vpcpay.html', live: 'https://pay.vnpay.vn/vpcpay.html' },
  onepay: { test: 'https://mtf.onepay.vn/paygate/vpcpay.op', live: 'https://onepay.vn/paygate/vpcpay.op' },
} as const satisfies Record<CardRail, Record<GatewayMode, string>>

const vnpayQueryUrls = {
  test: 'https://sandbox.vnpayment.vn/merchant_webapi/api/transaction',
  live: 'https://merchant.vnpay.vn/merchant_webapi/api/transaction',
} as const satisfies Record<GatewayMode, string>

const patience = 8000
const longestAnswer = 20_000
const answerSchema = z.record(z.string(), z.coerce.string())

/** The network of the gateways: queries are `off`, `on` at the gateways' own addresses, or go to the address of a replacement. */
export const gatewayNetwork = (queries: () => string): GatewayNetwork => ({
  payUrl: (rail, mode) => payUrls[rail][mode],
  askVnpay: async (mode, question) => {
    const setting = queries()
    if (setting === 'off') return { kind: 'notAsked' }
    return post(setting === 'on' ? vnpayQueryUrls[mode] : setting, question)
  },
})

/** An answer that is late, redirected, too long or not an object counts as no answer. */
const post = async (url: string, question: Readonly<Record<string, string>>): Promise<GatewayAnswer> => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    const text = (await response.text()).slice(0, longestAnswer)
    return { kind: 'answered', answer: answerSchema.parse(JSON.parse(text)) }
  } catch (error) {
    if (isNoAnswer(error)) return { kind: 'unreachable' }
    throw error
  }
}

/** `fetch` reports a failed network as TypeError and a timeout as DOMException; the rest are answers in a wrong form. */
const isNoAnswer = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError || error instanceof z.ZodError
