/** A line that a payment may pay; `left` is in minor units. */
export type PayableLine = { readonly id: string; readonly left: number }

/** What a payment pays of a line. */
export type PaymentPart = { readonly id: string; readonly amount: number }

/** The most that a payment may be: what is left of the lines. A line that was paid too much is a refund, and pays no other line. */
export const mostOfPayment = (lines: readonly PayableLine[]): number => lines.reduce((sum, { left }) => sum + Math.max(0, left), 0)

/** A payment spread over lines: the first is paid in full before the next. Throws a RangeError for more than is left. */
export const splitPayment = (amount: number, lines: readonly PayableLine[]): readonly PaymentPart[] => {
  if (amount > mostOfPayment(lines)) throw new RangeError(`${amount} is more than is left`)
  let rest = amount
  return lines.flatMap(({ id, left }) => {
    const paid = Math.min(rest, Math.max(0, left))
    rest -= paid
    return paid === 0 ? [] : [{ id, amount: paid }]
  })
}
