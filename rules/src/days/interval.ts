import { sharesDay } from './date-range.ts'
import { addDays, eachDay, isDay, weekdayOf } from './day.ts'
import type { Day } from './day.ts'

/** A range of nights, first and last included, limited to the given weekdays (1 Monday to 7 Sunday). */
export type Interval = { readonly from: Day; readonly to: Day; readonly weekdays: readonly number[] }

/** What can be wrong with an interval of a batch. */
export type IntervalReason = 'notADay' | 'endsBeforeStart' | 'noWeekday' | 'noNight' | 'overlaps' | 'allPast' | 'beyondHorizon'

/** A problem of one interval: its place in the list, and for an overlap the earlier interval that it overlaps. */
export type IntervalProblem = { readonly index: number; readonly reason: IntervalReason; readonly other?: number }

/** The days that a batch may change: today and the last night that can be set. */
export type SettableRange = { readonly today: Day; readonly last: Day }

/** The nights that the intervals name, each once, in order of date. */
export const nightsOf = (intervals: readonly Interval[]): Day[] => [...new Set(intervals.flatMap(nightsOfOne))].toSorted()

/**
 * Whether two intervals share a day ("Batch update intervals may not overlap"). Weekdays do not matter: a batch makes one change, so two
 * intervals over the same days can be written as one with more weekdays, and people read intervals, not nights.
 */
export const overlaps = (one: Interval, other: Interval): boolean => sharesDay(one, other)

/** The problems of the intervals of a batch, at most one for each, in their order. */
export const checkIntervals = (intervals: readonly Interval[], range: SettableRange): IntervalProblem[] =>
  intervals.flatMap((interval, index) => {
    const reason = reasonAlone(interval, range)
    if (reason) return [{ index, reason }]
    const other = intervals.findIndex((earlier, place) => place < index && overlaps(earlier, interval))
    return other < 0 ? [] : [{ index, reason: 'overlaps' as const, other }]
  })

const reasonAlone = (interval: Interval, range: SettableRange): IntervalReason | null => {
  if (!isDay(interval.from) || !isDay(interval.to)) return 'notADay'
  if (interval.to < interval.from) return 'endsBeforeStart'
  if (!interval.weekdays.some((weekday) => weekday >= 1 && weekday <= 7)) return 'noWeekday'
  if (interval.to < range.today) return 'allPast'
  if (interval.to > range.last) return 'beyondHorizon'
  return hasNight(interval) ? null : 'noNight'
}

const hasNight = (interval: Interval): boolean => {
  const week = addDays(interval.from, 6)
  const to = week < interval.to ? week : interval.to
  return eachDay(interval.from, to).some((day) => interval.weekdays.includes(weekdayOf(day)))
}

const nightsOfOne = (interval: Interval): Day[] =>
  eachDay(interval.from, interval.to).filter((day) => interval.weekdays.includes(weekdayOf(day)))
