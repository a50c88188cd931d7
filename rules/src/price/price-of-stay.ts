import { noOffers } from './offers.ts'
import { sumOfLines } from './price-line.ts'
import type { PriceLine, PriceStep } from './price-line.ts'
import type { StayToPrice } from './stay-to-price.ts'
import { pricingSteps } from './steps/pricing-steps.ts'

/** The subtotal of each step of a price, and the price before tax, in minor units. */
export type PriceSubtotals = Readonly<Record<PriceStep, number>> & { readonly beforeTax: number }

/** The VAT and service charge of a price, added to it or included in it. */
export type PriceTaxes = { readonly serviceCharge: number; readonly vat: number }

/** The price of a stay with every line, so that a person can check every dong; the lines that are not `included` add up to the total. */
export type StayPrice = {
  readonly lines: readonly PriceLine[]
  readonly subtotals: PriceSubtotals
  readonly taxes: PriceTaxes
  readonly total: number
}

/**
 * The price of a stay: the room price and extras of each room and night, then promotions, services, the gift code, the difference to a price
 * that was agreed on, and tax.
 */
export const priceOfStay = (stay: StayToPrice): StayPrice => {
  const lines = pricingSteps.reduce<PriceLine[]>((before, { linesAfter }) => [...before, ...linesAfter(before, stay)], [])
  return { lines, subtotals: subtotalsOf(lines), taxes: taxesOf(lines), total: sumOfLines(lines) }
}

/**
 * The price of a discounted stay without promotions and gift code, which is shown struck through beside the real price; null if it is not
 * higher.
 */
export const struckTotal = (stay: StayToPrice, price: StayPrice): number | null => {
  if (price.subtotals.promotions >= 0) return null
  const { total } = priceOfStay({ ...stay, offers: { ...noOffers, services: stay.offers.services } })
  return total > price.total ? total : null
}

const subtotalsOf = (lines: readonly PriceLine[]): PriceSubtotals => {
  const of = (step: PriceStep) => sumOf(lines.filter((line) => line.step === step && !line.included))
  const parts = { rooms: of('rooms'), promotions: of('promotions'), services: of('services'), giftCode: of('giftCode') }
  return { ...parts, tax: of('tax'), beforeTax: parts.rooms + parts.promotions + parts.services + parts.giftCode }
}

const taxesOf = (lines: readonly PriceLine[]): PriceTaxes => ({
  serviceCharge: sumOf(lines.filter((line) => line.kind === 'serviceCharge')),
  vat: sumOf(lines.filter((line) => line.kind === 'vat')),
})

const sumOf = (lines: readonly PriceLine[]): number => lines.reduce((sum, line) => sum + line.amount, 0)
