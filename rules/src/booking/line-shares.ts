import type { Day } from '#days/day.ts'
import { splitInProportion } from '#money/split-in-proportion.ts'
import type { PriceLine } from '#price/price-line.ts'

/** A room line's share of a booking's total, and the amount of rooms and extras of each of its nights, in order. */
export type LineShare = { readonly total: number; readonly nightAmounts: readonly number[] }

/**
 * Splits a booking's total among its room lines in proportion to their rooms and extras, so promotions, services and tax are split as well.
 */
export const lineShares = (price: { readonly total: number; readonly lines: readonly PriceLine[] }, roomLines: number): LineShare[] => {
  const nights = Array.from({ length: roomLines }, (_, index) => nightAmounts(price.lines, index))
  const shares = splitInProportion(
    price.total,
    nights.map((amounts) => amounts.reduce((sum, amount) => sum + amount, 0)),
  )
  return nights.map((amounts, index) => ({ total: shares[index] ?? 0, nightAmounts: amounts }))
}

const nightAmounts = (lines: readonly PriceLine[], roomLine: number): number[] => {
  const byNight = new Map<Day, number>()
  for (const line of lines) {
    if (line.roomLine !== roomLine || line.night === null || line.step !== 'rooms') continue
    byNight.set(line.night, (byNight.get(line.night) ?? 0) + line.amount)
  }
  return [...byNight.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, amount]) => amount)
}
