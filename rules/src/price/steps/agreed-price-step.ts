import { priceLine, sumOfLines } from '../price-line.ts'
import type { PriceLine } from '../price-line.ts'
import { taxLines } from '../tax-lines.ts'
import type { Taxation } from '../tax-lines.ts'
import type { PricingStep } from './price-step.ts'

/** The difference of an agreed price to the usual one, before tax, on a line of its own; it belongs to everything that the stay has. */
export const agreedPriceStep: PricingStep = {
  step: 'promotions',
  linesAfter: (lines, { offers: { agreed }, taxation }) => {
    if (agreed === undefined) return []
    const amount = 'total' in agreed ? differenceTo(agreed.total, lines, taxation) : agreed.difference
    return amount === 0 ? [] : [lineOf(amount)]
  },
}

const lineOf = (amount: number): PriceLine => priceLine({ step: 'promotions', kind: 'agreedPrice', amount })

// Taxes round, so not every total can be reached: this is the greatest difference that does not pass it. The tax step adds the rest.
const differenceTo = (total: number, lines: readonly PriceLine[], taxation: Taxation): number => {
  const usual = sumOfLines(lines)
  let low = -usual
  let high = total - usual
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (totalWith(middle, lines, taxation) <= total) low = middle
    else high = middle - 1
  }
  return low
}

const totalWith = (difference: number, lines: readonly PriceLine[], taxation: Taxation): number => {
  const before = [...lines, lineOf(difference)]
  return sumOfLines([...before, ...taxLines(before, taxation)])
}
