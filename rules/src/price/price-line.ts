import type { Day } from '#days/day.ts'

/** The steps of a price, in their order: rooms and extras, then promotions, then services, then the gift code, then tax. */
export const priceSteps = ['rooms', 'promotions', 'services', 'giftCode', 'tax'] as const

/** A step of a price. */
export type PriceStep = (typeof priceSteps)[number]

/** What a line of a price is for. */
export const priceLineKinds = [
  'room',
  'extraAdult',
  'extraChild',
  'extraBed',
  'promotion',
  'service',
  'giftCode',
  'serviceCharge',
  'vat',
] as const

/** The kind of a price's line. */
export type PriceLineKind = (typeof priceLineKinds)[number]

/**
 * One line of a price, in minor units. A room line is `quantity × unitPrice`; a tax line is `basisPoints` of `base`, from `night` to
 * `lastNight`. An `included` line is already part of the price and is not added to the total.
 */
export type PriceLine = {
  readonly step: PriceStep
  readonly kind: PriceLineKind
  readonly amount: number
  readonly included: boolean
  readonly quantity: number
  readonly unitPrice: number | null
  readonly basisPoints: number | null
  readonly base: number | null
  readonly night: Day | null
  readonly lastNight: Day | null
  /** The room line of the stay that this line belongs to. */
  readonly roomLine: number | null
  /** The key or name of what was adjusted: a promotion, a service, a gift code. */
  readonly label: string | null
}

/** A line with the unused parts left empty. */
export const priceLine = (line: Partial<PriceLine> & Pick<PriceLine, 'step' | 'kind' | 'amount'>): PriceLine => {
  const { step, kind, amount, included = false, quantity = 1, unitPrice = null, basisPoints = null, base = null } = line
  const { night = null, lastNight = null, roomLine = null, label = null } = line
  return { included, quantity, unitPrice, basisPoints, base, night, lastNight, roomLine, label, step, kind, amount }
}
