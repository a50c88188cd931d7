/** The bounds of a money field in minor units: more than `above`, and at most `max`. */
export type MoneyBounds = { readonly above?: number | undefined; readonly max?: number | undefined }

/** The amount kept inside a field's bounds: at most the maximum, at least one above the lower bound. */
export function boundMoney(amount: number, bounds: MoneyBounds): number {
  const capped = bounds.max === undefined ? amount : Math.min(amount, bounds.max)
  return bounds.above === undefined ? capped : Math.max(capped, bounds.above + 1)
}
