import type { GatewayParameters, PaymentAsked } from './payment-asked.ts'
import { hmacOf, sameSignature } from './signature.ts'

/** A property's account at OnePAY; its secret is hexadecimal digits. */
export type OnepayAccount = { readonly merchantCode: string; readonly accessCode: string; readonly secret: string }

const signatureName = 'vpc_SecureHash'

/** The signed parameters of a payment by OnePAY, whose amounts are in hundredths of a dong. */
export const onepayPayment = ({ merchantCode, accessCode, secret }: OnepayAccount, asked: PaymentAsked): GatewayParameters =>
  signOnepay(
    {
      vpc_Version: '2',
      vpc_Command: 'pay',
      vpc_Merchant: merchantCode,
      vpc_AccessCode: accessCode,
      vpc_MerchTxnRef: asked.orderReference,
      vpc_OrderInfo: asked.orderReference,
      vpc_Amount: String(asked.amount * 100),
      vpc_Currency: 'VND',
      vpc_Locale: asked.language === 'vi' ? 'vn' : 'en',
      vpc_ReturnURL: asked.returnUrl,
      vpc_TicketNo: asked.address,
      AgainLink: asked.returnUrl,
      Title: asked.words,
    },
    secret,
  )

/** Adds OnePAY's signature. */
export const signOnepay = (parameters: GatewayParameters, secret: string): GatewayParameters => ({
  ...parameters,
  [signatureName]: onepaySignature(parameters, secret),
})

/** Whether parameters from OnePAY, or that we made for it, have the right signature. */
export const onepaySignatureHolds = (parameters: GatewayParameters, secret: string): boolean =>
  sameSignature(onepaySignature(parameters, secret), parameters[signatureName] ?? '')

const onepaySignature = (parameters: GatewayParameters, secret: string): string =>
  hmacOf('sha256', Buffer.from(secret, 'hex'), signedText(parameters)).toUpperCase()

/** OnePAY signs the non-empty parameters of two prefixes, sorted by name, without URL encoding. */
const signedText = (parameters: GatewayParameters): string =>
  Object.entries(parameters)
    .filter(([name, value]) => /^(?:vpc|user)_/.test(name) && !name.startsWith(signatureName) && value !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
