import { holidaysOf } from './calendar/holidays.ts'
import type { DateRange } from './date-range.ts'
import { addDays, addMonths, addYears, firstOfMonth, lastOfMonth, weekdayOf, yearOf, type Day } from './day.ts'

/** A range of days that a person chooses by its name. */
export type RangePreset =
  | 'today'
  | 'weekend'
  | 'nextWeekend'
  | 'weeks4'
  | 'weeks12'
  | 'thisMonth'
  | 'nextMonth'
  | 'lastMonth'
  | 'days7Back'
  | 'weeks4Back'
  | 'yearBack'
  | 'tet'

/** The days of a preset, first and last included; a weekend is its nights of Friday and Saturday. */
export const presetDays = (preset: RangePreset, today: Day): DateRange => runs[preset](today)

// The days off of the current Tết, or of the next one.
const nextTet = (today: Day): DateRange => {
  const year = yearOf(today)
  const coming = [year, year + 1].flatMap(holidaysOf).find(({ id, to }) => id === 'tet' && to >= today)
  if (coming === undefined) throw new RangeError(`no Tết is known after ${today}`)
  return { from: coming.from, to: coming.to }
}

const monthOf = (day: Day): DateRange => ({ from: firstOfMonth(day), to: lastOfMonth(day) })

const ahead = (today: Day, days: number): DateRange => ({ from: today, to: addDays(today, days - 1) })

const back = (today: Day, days: number): DateRange => ({ from: addDays(today, 1 - days), to: today })

const friday = 5

// On a Saturday this is the current weekend: its first night was Friday.
const weekendOf = (day: Day): DateRange => {
  const weekday = weekdayOf(day)
  const from = addDays(day, weekday === friday + 1 ? -1 : (friday - weekday + 7) % 7)
  return { from, to: addDays(from, 1) }
}

const runs: Readonly<Record<RangePreset, (today: Day) => DateRange>> = {
  today: (today) => ahead(today, 1),
  weekend: weekendOf,
  nextWeekend: (today) => weekendOf(addDays(weekendOf(today).to, 1)),
  weeks4: (today) => ahead(today, 28),
  weeks12: (today) => ahead(today, 84),
  thisMonth: monthOf,
  nextMonth: (today) => monthOf(addMonths(today, 1)),
  lastMonth: (today) => monthOf(addMonths(today, -1)),
  days7Back: (today) => back(today, 7),
  weeks4Back: (today) => back(today, 28),
  yearBack: (today) => ({ from: addDays(addYears(today, -1), 1), to: today }),
  tet: nextTet,
}
