import { multiplyDivide } from '#money/round-half-up.ts'

/** A price that seems to have a zero (or more) too many or too few compared with its row: the row's median and the price probably meant. */
export type SuspiciousPrice = { readonly looks: 'zeroLong' | 'zeroShort'; readonly median: number; readonly suggested: number }

/**
 * Whether a price looks mistyped against the median of its row (`medianPrice`): without some zeros, or with some more, it would be between
 * half and twice the median, and as typed it is at least five times further away. Null when it looks right.
 */
export const suspiciousPrice = (price: number, median: number | null): SuspiciousPrice | null => {
  if (median === null || median <= 0 || price <= 0) return null
  for (const factor of [10, 100, 1000]) {
    const shorter = multiplyDivide(price, 1, factor)
    if (near(shorter, median) && price >= 5 * median) return { looks: 'zeroLong', median, suggested: shorter }
    const longer = price * factor
    if (near(longer, median) && price * 5 <= median) return { looks: 'zeroShort', median, suggested: longer }
  }
  return null
}

/**
 * Whether a price could look mistyped in a row whose prices are between `lowest` and `highest`, whatever their median. This is a quick
 * check for a hundred thousand prices, because it needs no sorting.
 */
export const mayLookMistyped = (price: number, lowest: number, highest: number): boolean => price >= 5 * lowest || price * 5 <= highest

/** The median of a row's prices, or null when there are none. */
export const medianPrice = (prices: readonly number[]): number | null => {
  const sorted = prices.toSorted((one, other) => one - other)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  return upper === undefined || lower === undefined ? null : multiplyDivide(upper + lower, 1, 2)
}

const near = (price: number, median: number): boolean => price * 2 >= median && price <= 2 * median
