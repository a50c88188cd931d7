import type { Day } from './day.ts'

/** A range of days; the first and the last day belong to it. */
export type DateRange = { readonly from: Day; readonly to: Day }

/** Whether two ranges share a day. */
export const sharesDay = (one: DateRange, other: DateRange): boolean => one.from <= other.to && other.from <= one.to

/** Whether a day is in a range. */
export const isWithin = (day: Day, range: DateRange): boolean => range.from <= day && day <= range.to
