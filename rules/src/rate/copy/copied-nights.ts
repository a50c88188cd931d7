import { holidaysOf, type Holiday, type HolidayId } from '#days/calendar/holidays.ts'
import { sameNightLastYear } from '#days/calendar/same-night-last-year.ts'
import type { DateRange } from '#days/date-range.ts'
import { addDays, daysBetween, eachDay, weekdayOf, type Day } from '#days/day.ts'

/**
 * Which nights are copied onto which: a source by weekday, repeated for as long as the nights last; a holiday of one year onto the same
 * holiday of another, with nights before and after; or each night from the night a year earlier that it is compared with.
 */
export type CopiedDays =
  | { readonly by: 'weekday'; readonly source: DateRange; readonly target: DateRange }
  | {
      readonly by: 'holiday'
      readonly holiday: HolidayId
      readonly fromYear: number
      readonly toYear: number
      readonly before: number
      readonly after: number
    }
  | { readonly by: 'lastYear'; readonly target: DateRange }

/** A night, and the night that it is copied from. */
export type CopiedNight = { readonly night: Day; readonly source: Day }

/** The nights from today that are copied, each with its source, in order of date; null where a year does not have the holiday. */
export const copiedNights = (days: CopiedDays, today: Day): CopiedNight[] | null => {
  const target = targetOf(days)
  if (target === null) return null
  const sourceOf = sourcesOf(days)
  return eachDay(target.from < today ? today : target.from, target.to).flatMap((night) => {
    const source = sourceOf(night)
    return source === null ? [] : [{ night, source }]
  })
}

/** The nights that are to be like others; null where the year does not have the holiday. */
export const targetOf = (days: CopiedDays): DateRange | null => {
  if (days.by !== 'holiday') return days.target
  const holiday = findHoliday(days.holiday, days.toYear)
  if (holiday === undefined || findHoliday(days.holiday, days.fromYear) === undefined) return null
  return { from: addDays(holiday.from, -days.before), to: addDays(holiday.to, days.after) }
}

const sourcesOf = (days: CopiedDays): ((night: Day) => Day | null) => {
  if (days.by === 'weekday') return byWeekday(days.source, days.target.from)
  if (days.by === 'lastYear') return sameNightLastYear
  const [from, to] = [findHoliday(days.holiday, days.fromYear)?.from, findHoliday(days.holiday, days.toYear)?.from]
  const moved = from === undefined || to === undefined ? 0 : daysBetween(to, from)
  return (night) => addDays(night, moved)
}

const findHoliday = (id: HolidayId, year: number): Holiday | undefined => holidaysOf(year).find((one) => one.id === id)

// The source is laid from the day nearest to the target's first that has its weekday, then again and again in whole weeks. Nights beyond
// its end or before its begin take the nearest night of the same weekday; a source shorter than a week has not every weekday.
const byWeekday = (source: DateRange, first: Day) => {
  const lag = (weekdayOf(source.from) - weekdayOf(first) + 7) % 7
  const begin = addDays(first, lag > 3 ? lag - 7 : lag)
  const length = daysBetween(source.from, source.to) + 1
  const period = Math.ceil(length / 7) * 7
  return (night: Day): Day | null => {
    const place = ((daysBetween(begin, night) % period) + period) % period
    const taken = place < length ? place : place - 7
    return taken < 0 ? null : addDays(source.from, taken)
  }
}
