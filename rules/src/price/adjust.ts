import type { Day } from '#days/day.ts'
import { priceLine } from './price-line.ts'
import type { PriceLine } from './price-line.ts'

/** A promotion, a service or a gift code in a price: a signed amount for one night, or for the whole stay. */
export type Adjustment = {
  readonly kind: 'promotion' | 'service' | 'giftCode'
  readonly label: string
  readonly night: Day | null
  readonly quantity: number
  readonly unitPrice: number | null
  readonly basisPoints: number | null
  readonly base: number | null
  readonly amount: number
}

const stepOf = { promotion: 'promotions', service: 'services', giftCode: 'giftCode' } as const

/** The lines of the adjustments in the order of the steps, each limited so that "a price never falls below zero". */
export const adjustmentLines = (rooms: number, adjustments: readonly Adjustment[]): PriceLine[] => {
  const inOrder = (['promotion', 'service', 'giftCode'] as const).flatMap((kind) => adjustments.filter((one) => one.kind === kind))
  let left = rooms
  return inOrder.map((adjustment) => {
    const amount = Math.max(adjustment.amount, -left)
    left += amount
    return priceLine({ ...adjustment, step: stepOf[adjustment.kind], amount })
  })
}
