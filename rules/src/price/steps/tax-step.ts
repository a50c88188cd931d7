import { taxLines } from '../tax-lines.ts'
import type { PricingStep } from './price-step.ts'

/** The tax on everything before it. */
export const taxStep: PricingStep = { step: 'tax', linesAfter: (lines, stay) => taxLines(lines, stay.taxation) }
