import type { PriceLine, PriceStep } from '../price-line.ts'
import type { StayToPrice } from '../stay-to-price.ts'

/** A step of a price: it gets the lines so far and returns the lines to add. */
export type PricingStep = { readonly step: PriceStep; readonly linesAfter: (lines: readonly PriceLine[], stay: StayToPrice) => PriceLine[] }
