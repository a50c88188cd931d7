import { giftCodeLines } from '#gift-code/gift-code-lines.ts'
import type { PricingStep } from './price-step.ts'

/** The gift code. It applies once to the whole booking, not once to each room. */
export const giftCodeStep: PricingStep = {
  step: 'giftCode',
  linesAfter: (lines, { offers, roomLines }) =>
    offers.giftCode === null
      ? []
      : giftCodeLines(
          offers.giftCode,
          lines,
          roomLines.reduce((sum, { rooms }) => sum + rooms.length, 0),
        ),
}
