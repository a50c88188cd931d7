import { priceLine } from '../price-line.ts'
import type { PricingStep } from './price-step.ts'

/** The agent's terms: the difference to the property's price on each night that they change, as part of the room price. */
export const agentTermsStep: PricingStep = {
  step: 'rooms',
  linesAfter: (_lines, { roomLines }) =>
    roomLines.flatMap(({ terms, nights, rooms }, roomLine) => {
      if (terms === undefined) return []
      return nights.flatMap(({ night, price, listPrice = price }) => {
        const each = price - listPrice
        if (each === 0) return []
        const { id, name, unit, value } = terms
        return [
          priceLine({
            step: 'rooms',
            kind: 'agentTerms',
            night,
            roomLine,
            quantity: rooms.length,
            amount: rooms.length * each,
            unitPrice: unit === 'amount' ? each : null,
            basisPoints: unit === 'percent' ? value : null,
            base: unit === 'percent' ? rooms.length * listPrice : null,
            offer: { id, name },
          }),
        ]
      })
    }),
}
