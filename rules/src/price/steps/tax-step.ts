import { sumOfLines } from '../price-line.ts'
import type { PriceLine } from '../price-line.ts'
import { taxLines } from '../tax-lines.ts'
import type { PricingStep } from './price-step.ts'

/** The tax on everything before it; "split backwards, VAT is the remainder": an agreed total is kept to the dong. */
export const taxStep: PricingStep = {
  step: 'tax',
  linesAfter: (lines, { taxation, offers: { agreed } }) => {
    const taxes = taxLines(lines, taxation)
    return agreed !== undefined && 'total' in agreed ? withRest(taxes, agreed.total - sumOfLines([...lines, ...taxes])) : taxes
  },
}

const withRest = (taxes: PriceLine[], rest: number): PriceLine[] => {
  const last = taxes.findLastIndex(({ kind, included }) => kind === 'vat' && !included)
  return rest === 0 ? taxes : taxes.map((line, at) => (at === last ? { ...line, amount: line.amount + rest } : line))
}
