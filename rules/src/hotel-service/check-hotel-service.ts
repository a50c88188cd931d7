import type { Day } from '#days/day.ts'

/** The parts of a service's form that depend on each other; what is not filled in yet is empty. */
export type ServiceToCheck = {
  readonly charge?: 'free' | 'paid' | undefined
  readonly price?: number | undefined
  readonly specialDays: readonly { readonly from?: Day | undefined; readonly to?: Day | undefined; readonly price?: number | undefined }[]
}

/** What is wrong across the fields of a service. */
export type ServiceFormProblem = { readonly field: string; readonly reason: 'priceNeeded' | 'endBeforeStart' | 'overlap' }

/** Checks a service across its fields: a paid one has a price, and "special-day ranges may not overlap". */
export const checkHotelService = ({ charge, price, specialDays }: ServiceToCheck): ServiceFormProblem[] => [
  ...(charge === 'paid' && price !== undefined && price <= 0 ? [{ field: 'price', reason: 'priceNeeded' } as const] : []),
  ...checkSpecialDays(specialDays),
]

/** Checks the ranges of special days: none ends before it starts, and none overlaps an earlier one of the list. */
export const checkSpecialDays = (ranges: ServiceToCheck['specialDays']): ServiceFormProblem[] =>
  ranges.flatMap(({ from, to }, at): ServiceFormProblem[] => {
    if (!from || !to) return []
    if (to < from) return [{ field: `specialDays.${at}.to`, reason: 'endBeforeStart' }]
    const overlaps = ranges.slice(0, at).some((other) => !!other.from && !!other.to && other.from <= to && from <= other.to)
    return overlaps ? [{ field: `specialDays.${at}.from`, reason: 'overlap' }] : []
  })
