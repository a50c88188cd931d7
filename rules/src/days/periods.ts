import { addDays, addMonths, addYears, firstOfMonth, lastOfMonth, weekdayOf } from './day.ts'
import type { Day } from './day.ts'
import type { DateRange } from './date-range.ts'

/** The units by which a year is shown. */
export const periodUnits = ['month', 'week'] as const

/** A calendar month, or a week from Monday to Sunday. */
export type PeriodUnit = (typeof periodUnits)[number]

/** A period with the period of the year before that it is compared with. */
export type ComparedPeriod = DateRange & { readonly lastYear: DateRange }

/** The periods around a day in order, `count` of them before and after it; a week is compared with the week 52 weeks before. */
export const periodsAround = (day: Day, unit: PeriodUnit, count: { readonly before: number; readonly after: number }): ComparedPeriod[] => {
  const places = Array.from({ length: count.before + 1 + count.after }, (_, index) => index - count.before)
  return places.map((place) =>
    unit === 'month' ? monthAt(addMonths(firstOfMonth(day), place)) : weekAt(addDays(mondayOf(day), place * 7)),
  )
}

const monthAt = (first: Day): ComparedPeriod => {
  const before = addYears(first, -1)
  return { from: first, to: lastOfMonth(first), lastYear: { from: before, to: lastOfMonth(before) } }
}

const weekAt = (monday: Day): ComparedPeriod => {
  const before = addDays(monday, -52 * 7)
  return { from: monday, to: addDays(monday, 6), lastYear: { from: before, to: addDays(before, 6) } }
}

const mondayOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day))
