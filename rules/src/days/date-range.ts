import type { Day } from './day.ts'

/** A run of days, first and last included. */
export type DateRange = { readonly from: Day; readonly to: Day }

/** Whether two runs share a day. */
export function sharesDay(one: DateRange, other: DateRange): boolean {
  return one.from <= other.to && other.from <= one.to
}

/** Whether a day lies in a run. */
export function isWithin(day: Day, range: DateRange): boolean {
  return range.from <= day && day <= range.to
}
