import type { Day } from '../days/day.ts'
import { splitInProportion } from '../money/split-in-proportion.ts'
import type { PriceLine } from '../price/price-line.ts'

/** A room line's part of a booking: its share of the total, and its nights' rooms and extras, in order. */
export type LineShare = { readonly total: number; readonly nightAmounts: readonly number[] }

/** Shares a booking's total among its room lines, in proportion to their rooms and extras: promotions, services and tax go along. */
export function lineShares(price: { readonly total: number; readonly lines: readonly PriceLine[] }, roomLines: number): LineShare[] {
  const nights = Array.from({ length: roomLines }, (_, index) => nightAmounts(price.lines, index))
  const shares = splitInProportion(
    price.total,
    nights.map((amounts) => amounts.reduce((sum, amount) => sum + amount, 0)),
  )
  return nights.map((amounts, index) => ({ total: shares[index] ?? 0, nightAmounts: amounts }))
}

function nightAmounts(lines: readonly PriceLine[], roomLine: number): number[] {
  const byNight = new Map<Day, number>()
  for (const line of lines) {
    if (line.roomLine !== roomLine || line.night === null || line.step !== 'rooms') continue
    byNight.set(line.night, (byNight.get(line.night) ?? 0) + line.amount)
  }
  return [...byNight.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, amount]) => amount)
}
