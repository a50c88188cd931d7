/** The parts of a product's form that depend on each other; what is not filled in yet is left out. */
export type ProductToCheck = {
  readonly opensAt?: string | undefined
  readonly closesAt?: string | undefined
  readonly slots?: readonly string[] | undefined
  readonly childFrom?: number | undefined
  readonly childTo?: number | undefined
}

/** What is wrong across the fields of a product. */
export type ProductProblem = {
  readonly field: 'closesAt' | 'slots' | 'childTo'
  readonly reason: 'closesBeforeOpening' | 'slotTwice' | 'slotOutsideHours' | 'childRangeReversed'
}

/** Checks a product across its fields: it closes after it opens, its slots begin within its hours and once each. */
export const checkTicketProduct = ({ opensAt, closesAt, slots = [], childFrom, childTo }: ProductToCheck): ProductProblem[] => [
  ...(opensAt !== undefined && closesAt !== undefined && closesAt <= opensAt
    ? [{ field: 'closesAt', reason: 'closesBeforeOpening' } as const]
    : []),
  ...(new Set(slots).size < slots.length ? [{ field: 'slots', reason: 'slotTwice' } as const] : []),
  ...(slots.some((slot) => (opensAt !== undefined && slot < opensAt) || (closesAt !== undefined && slot >= closesAt))
    ? [{ field: 'slots', reason: 'slotOutsideHours' } as const]
    : []),
  ...(childFrom !== undefined && childTo !== undefined && childTo < childFrom
    ? [{ field: 'childTo', reason: 'childRangeReversed' } as const]
    : []),
]
