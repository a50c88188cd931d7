import { promotedStay } from '#promotion/promoted-stay.ts'
import { promotionLines } from '#promotion/promotion-lines.ts'
import type { PriceLine } from '../price-line.ts'
import type { StayToPrice } from '../stay-to-price.ts'
import { sameRatesOn, taxLines } from '../tax-lines.ts'
import type { PricingStep } from './price-step.ts'

/** The property's promotions, combined according to its promotion mode. */
export const promotionsStep: PricingStep = {
  step: 'promotions',
  linesAfter: (lines, stay) => {
    const { promotions, mode } = stay.offers
    return promotions.length === 0 ? [] : promotionLines(promotedStay(stay), { mode, promotions, costOf: costWith(lines, stay) })
  },
}

// If all nights have the same tax rates, the lowest price before tax is also the lowest after tax.
const costWith = (rooms: readonly PriceLine[], { roomLines, taxation }: StayToPrice) => {
  const nights = (roomLines[0]?.nights ?? []).map(({ night }) => night)
  if (sameRatesOn(nights, taxation)) return (lines: readonly PriceLine[]) => sumOf(lines)
  return (lines: readonly PriceLine[]) => {
    const before = [...rooms, ...lines]
    return sumOf([...before, ...taxLines(before, taxation).filter(({ included }) => !included)])
  }
}

const sumOf = (lines: readonly PriceLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0)
