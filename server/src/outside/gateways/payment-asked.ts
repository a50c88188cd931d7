/** The parameters sent to or by a gateway, by their names. */
export type GatewayParameters = Readonly<Record<string, string>>

/** A payment request; the amount is in whole dong. */
export type PaymentAsked = {
  readonly orderReference: string
  readonly amount: number
  readonly words: string
  readonly language: 'vi' | 'en'
  readonly address: string
  readonly returnUrl: string
  readonly now: Date
}
