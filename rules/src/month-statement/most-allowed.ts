/** A line of which something may be taken off; amounts are in minor units. */
export type AllowableLine = { readonly amount: number; readonly allowed: number; readonly left: number }

/** The most that may be taken off a line: no more than it says, and no more than is still to be paid of its booking. */
export const mostAllowed = ({ amount, allowed, left }: AllowableLine): number => Math.max(0, Math.min(amount, left + allowed))
