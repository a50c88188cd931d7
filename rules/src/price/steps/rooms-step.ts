import { roomLines } from '../room-lines.ts'
import type { PricingStep } from './price-step.ts'

/** The room price and the extras of each room and night. */
export const roomsStep: PricingStep = {
  step: 'rooms',
  linesAfter: (_lines, stay) => stay.roomLines.flatMap((line, index) => roomLines(line, index, stay.childAgeLimit)),
}
