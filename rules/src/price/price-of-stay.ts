import { adjustmentLines } from './adjust.ts'
import type { Adjustment } from './adjust.ts'
import type { PriceLine, PriceStep } from './price-line.ts'
import { roomLines } from './room-lines.ts'
import type { RoomLine } from './room-lines.ts'
import { taxLines } from './tax-lines.ts'
import type { Taxation } from './tax-lines.ts'

/** Everything that a stay's price depends on; its offers give the adjustments. */
export type StayToPrice = {
  readonly roomLines: readonly RoomLine[]
  readonly childAgeLimit: number
  readonly taxation: Taxation
  readonly adjustments: readonly Adjustment[]
}

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

/** The price of a stay: for each room and night room price and extras; then promotions; then services; then the gift code; then tax. */
export const priceOfStay = (stay: StayToPrice): StayPrice => {
  const rooms = stay.roomLines.flatMap((line, index) => roomLines(line, index, stay.childAgeLimit))
  const before = [...rooms, ...adjustmentLines(sumOf(rooms), stay.adjustments)]
  const lines = [...before, ...taxLines(before, stay.taxation)]
  return { lines, subtotals: subtotalsOf(lines), taxes: taxesOf(lines), total: sumOf(lines.filter((line) => !line.included)) }
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
