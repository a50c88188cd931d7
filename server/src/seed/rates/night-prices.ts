import { addDays, weekdayOf, type Day } from '@innkeeper/rules/days/day'
import { holidaysOf } from '@innkeeper/rules/days/calendar/holidays'
import { roundToStep } from '@innkeeper/rules/money/round-to-step'
import { usualWeekendNights } from '@innkeeper/rules/rate/night-price'
import type { Chances } from '../random.ts'
import type { SeededProperty, SeededRoomType } from '../seeded.ts'

/** A night of the sample data with its calendar facts. */
export type CalendarNight = { readonly night: Day; readonly weekend: boolean; readonly holiday: string | null; readonly percent: number }

/** The nights from `from` on, each with the season's percentage of the usual price. */
export const calendarOf = (season: SeededProperty['season'], from: Day, count: number): readonly CalendarNight[] => {
  const holidays = yearsBetween(from, addDays(from, count)).flatMap(holidaysOf)
  return Array.from({ length: count }, (_, at) => {
    const night = addDays(from, at)
    const holiday = holidays.find((one) => one.from <= night && night <= one.to)?.id ?? null
    const weekend = usualWeekendNights.includes(weekdayOf(night))
    return { night, weekend, holiday, percent: percentOf(season, night, holiday) }
  })
}

/**
 * The price of each night in dong: null where the room type's price counts, on most ordinary nights; an own price in high season, on
 * holidays, and on a few nights that somebody set by hand.
 */
export const pricesOf = (roomType: SeededRoomType, calendar: readonly CalendarNight[], chances: Chances): readonly (number | null)[] =>
  calendar.map(({ weekend, percent }) => {
    const usual = (weekend ? roomType.weekendPrice : roomType.price) * 1000
    const byHand = chances.happens(0.03) ? chances.pick([-6, -4, 5, 8]) : 0
    const whole = percent + byHand
    return whole === 100 ? null : roundToStep((usual * whole) / 100, 10_000)
  })

const yearsBetween = (from: Day, to: Day): number[] => {
  const first = Number(from.slice(0, 4))
  return Array.from({ length: Number(to.slice(0, 4)) - first + 1 }, (_, at) => first + at)
}

const beachMonths: Readonly<Record<string, number>> = { '06': 118, '07': 125, '08': 115, '04': 106, '11': 94, '10': 92 }
const cityMonths: Readonly<Record<string, number>> = { '10': 112, '11': 115, '12': 110, '03': 105, '07': 95, '08': 94 }

const percentOf = (season: SeededProperty['season'], night: Day, holiday: string | null): number => {
  if (holiday === 'tet') return season === 'beach' ? 145 : 120
  if (holiday !== null) return 130
  return (season === 'beach' ? beachMonths : cityMonths)[night.slice(5, 7)] ?? 100
}
