import type { Day } from '#days/day.ts'

/** The steps of a price, in their order: rooms and extras, then promotions, then services, then the gift code, then tax. */
export const priceSteps = ['rooms', 'promotions', 'services', 'giftCode', 'tax'] as const

/** A step of a price. */
export type PriceStep = (typeof priceSteps)[number]

/** The kinds of price lines. */
export const priceLineKinds = [
  'room',
  'extraAdult',
  'extraChild',
  'extraBed',
  'agentTerms',
  'promotion',
  'agreedPrice',
  'service',
  'giftCode',
  'serviceCharge',
  'vat',
] as const

/** The kind of a price line. */
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
  /** The code that the buyer gave: of a coupon or a gift code. */
  readonly label: string | null
  /** The agent's terms, promotion, service or gift code that caused the line. */
  readonly offer: LineOffer | null
  /** The kind of service whose tax rates apply; null means the rates of everything that the line reduces. */
  readonly taxedAs: string | null
}

/** What caused a line, with its name at that time. */
export type LineOffer = { readonly id: string; readonly name: { readonly vi: string; readonly en: string } }

/** The kind of service whose tax rates apply to rooms. */
export const taxedAsRoom = 'room'

const unused = {
  included: false,
  quantity: 1,
  unitPrice: null,
  basisPoints: null,
  base: null,
  night: null,
  lastNight: null,
  roomLine: null,
  label: null,
  offer: null,
  taxedAs: null,
} satisfies Partial<PriceLine>

/** A price line whose other parts are empty. */
export const priceLine = (line: Partial<PriceLine> & Pick<PriceLine, 'step' | 'kind' | 'amount'>): PriceLine => ({ ...unused, ...line })

/** What lines add up to; an included line is part of the price already. */
export const sumOfLines = (lines: readonly PriceLine[]): number =>
  lines.reduce((sum, { amount, included }) => sum + (included ? 0 : amount), 0)
