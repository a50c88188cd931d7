import { sharesDay } from './date-range.ts'
import { addDays, eachDay, isDay, weekdayOf } from './day.ts'
import type { Day } from './day.ts'

/** A run of nights from the first to the last, both included, of which only the named weekdays count (1 Monday to 7 Sunday). */
export type Interval = { readonly from: Day; readonly to: Day; readonly weekdays: readonly number[] }

/** What can be wrong with an interval of a batch. */
export type IntervalReason = 'notADay' | 'endsBeforeStart' | 'noWeekday' | 'noNight' | 'overlaps' | 'allPast' | 'beyondHorizon'

/** One interval that may not stay as it is: its place in the list, and for an overlap the earlier interval that it meets. */
export type IntervalProblem = { readonly index: number; readonly reason: IntervalReason; readonly other?: number }

/** The days that a batch may touch: today and the last night that can be set. */
export type SettableRange = { readonly today: Day; readonly last: Day }

/** The nights that the intervals name, each once, in order of date. */
export function nightsOf(intervals: readonly Interval[]): Day[] {
  return [...new Set(intervals.flatMap(nightsOfOne))].toSorted()
}

/**
 * Whether two intervals share a day ("Batch update intervals may not overlap"). Weekdays do not matter: one batch
 * makes one change, so two runs over the same days are one run with more weekdays, and a person reads runs, not nights.
 */
export function overlaps(one: Interval, other: Interval): boolean {
  return sharesDay(one, other)
}

/** What is wrong with the intervals of a batch, at most one problem each, in their order. */
export function checkIntervals(intervals: readonly Interval[], range: SettableRange): IntervalProblem[] {
  return intervals.flatMap((interval, index) => {
    const reason = reasonAlone(interval, range)
    if (reason) return [{ index, reason }]
    const other = intervals.findIndex((earlier, place) => place < index && overlaps(earlier, interval))
    return other < 0 ? [] : [{ index, reason: 'overlaps' as const, other }]
  })
}

function reasonAlone(interval: Interval, range: SettableRange): IntervalReason | null {
  if (!isDay(interval.from) || !isDay(interval.to)) return 'notADay'
  if (interval.to < interval.from) return 'endsBeforeStart'
  if (!interval.weekdays.some((weekday) => weekday >= 1 && weekday <= 7)) return 'noWeekday'
  if (interval.to < range.today) return 'allPast'
  if (interval.to > range.last) return 'beyondHorizon'
  return hasNight(interval) ? null : 'noNight'
}

function hasNight(interval: Interval): boolean {
  const week = addDays(interval.from, 6)
  const to = week < interval.to ? week : interval.to
  return eachDay(interval.from, to).some((day) => interval.weekdays.includes(weekdayOf(day)))
}

function nightsOfOne(interval: Interval): Day[] {
  return eachDay(interval.from, interval.to).filter((day) => interval.weekdays.includes(weekdayOf(day)))
}
