/** What a gateway is sent or sends: parameters by their names. */
export type GatewayParameters = Readonly<Record<string, string>>

/** A payment to be asked for; the amount is in whole dong, moments are moments. */
export type PaymentAsked = {
  readonly orderReference: string
  readonly amount: number
  readonly words: string
  readonly language: 'vi' | 'en'
  readonly address: string
  readonly returnUrl: string
  readonly now: Date
}
