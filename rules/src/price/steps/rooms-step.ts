import { roomLines } from '../room-lines.ts'
import type { PricingStep } from './price-step.ts'

/** For each room and night: room price and extras. */
export const roomsStep: PricingStep = {
  step: 'rooms',
  linesAfter: (_lines, stay) => stay.roomLines.flatMap((line, index) => roomLines(line, index, stay.childAgeLimit)),
}
