import type { PriceLine, PriceStep } from '../price-line.ts'
import type { StayToPrice } from '../stay-to-price.ts'

/** A step of a price: from the lines so far to those that it adds after them. */
export type PricingStep = { readonly step: PriceStep; readonly linesAfter: (lines: readonly PriceLine[], stay: StayToPrice) => PriceLine[] }
