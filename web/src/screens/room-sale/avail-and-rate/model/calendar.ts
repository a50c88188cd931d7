import { daysBetween, eachDay, yearOf, type Day } from '@innkeeper/rules/days/day'
import { holidaysOf, type Holiday } from '@innkeeper/rules/days/calendar/holidays'
import { endsOfGrid, nightsOfBlock } from './loading/pieces.ts'

/** The columns of the grid: every night from a Monday before today to the last that can be set, by its place. */
export type Calendar = {
  readonly days: readonly Day[]
  readonly first: Day
  readonly last: Day
  readonly today: Day
  readonly todayAt: number
  /** Weekdays by column, 1 Monday to 7 Sunday. */
  readonly weekdays: readonly number[]
  /** Public holidays by column. */
  readonly holidays: ReadonlyMap<number, Holiday>
  /** The column of a day; below 0 or past the end where the grid has none. */
  readonly at: (day: string) => number
}

/** The calendar of the grid on a day. */
export const calendarFrom = (today: Day): Calendar => {
  const { first, last } = endsOfGrid(today)
  const days = eachDay(first, last)
  const places = new Map<string, number>(days.map((day, at) => [day, at]))
  return {
    days,
    first,
    last,
    today,
    todayAt: daysBetween(first, today),
    weekdays: days.map((_, at) => (at % nightsOfBlock) + 1),
    holidays: holidayColumns(first, last, places),
    at: (day) => places.get(day) ?? (day < first ? -1 : days.length),
  }
}

/** How many blocks of nights the grid has. */
export const blockCount = (calendar: Calendar): number => Math.ceil(calendar.days.length / nightsOfBlock)

const holidayColumns = (first: Day, last: Day, places: ReadonlyMap<string, number>): ReadonlyMap<number, Holiday> => {
  const years = Array.from({ length: yearOf(last) - yearOf(first) + 1 }, (_, index) => yearOf(first) + index)
  const days = years
    .flatMap(holidaysOf)
    .flatMap((holiday) => eachDay(holiday.from, holiday.to).map((day) => ({ at: places.get(day), holiday })))
  return new Map(days.flatMap(({ at, holiday }) => (at === undefined ? [] : [[at, holiday] as const])))
}
