import type { Day } from './day.ts'

/** A run of days, first and last included. */
export type DateRange = { readonly from: Day; readonly to: Day }

/** Whether two runs share a day. */
export const sharesDay = (one: DateRange, other: DateRange): boolean => one.from <= other.to && other.from <= one.to

/** Whether a day lies in a run. */
export const isWithin = (day: Day, range: DateRange): boolean => range.from <= day && day <= range.to
