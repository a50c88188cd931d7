import { speak, type Language } from '@innkeeper/protocol/say'
import { yearOf, type Day, toDay } from '@innkeeper/rules/days/day'
import { holidaysOf } from '@innkeeper/rules/days/calendar/holidays'
import type { AnswerOf } from '#kit/calls/ask.ts'
import type { BarBand, BarGroup } from '#ui/charts/bars.ts'

export type Occupancy = AnswerOf<'dashboard/occupancy'>
export type OccupancyNight = Occupancy['nights'][number]

/** A share in basis points; nothing of nothing is nothing. */
export const share = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100) * 100)

/** The parts of a night's bar: what had been sold seven days ago, what was sold since, or what was given back. */
export const nightParts = ({ sold, soldBefore }: OccupancyNight): BarGroup['bars'] => {
  const added = sold - soldBefore
  const parts = [
    { look: 'main' as const, value: Math.min(sold, soldBefore) },
    ...(added > 0 ? [{ look: 'strong' as const, value: added }] : []),
    ...(added < 0 ? [{ look: 'lost' as const, value: -added }] : []),
  ]
  return [{ key: 'sold', parts }]
}

/** The public holidays among some nights that follow one another, as bands over their bars. */
export const holidayBands = (nights: readonly Pick<OccupancyNight, 'night'>[], language: Language): BarBand[] => {
  const days = nights.map(({ night }) => toDay(night))
  const years = [...new Set(days.map(yearOf))]
  return years.flatMap(holidaysOf).flatMap((holiday) => {
    const places = days.flatMap((day, place) => (isWithin(day, holiday) ? [place] : []))
    const [from] = places
    const to = places.at(-1)
    return from === undefined || to === undefined ? [] : [{ key: holiday.from, from, to, words: speak(holiday.name, language) }]
  })
}

/**
 * What stands under the bars, by place: every so many the date, with its month at the beginning and where the month turns. What is
 * beside a month is left out, so that nothing runs together.
 */
export const dateLabels = (
  nights: readonly Pick<OccupancyNight, 'night'>[],
  every: number,
  withMonth: (night: string) => string,
): ReadonlyMap<number, string> => {
  const dated = nights.flatMap(({ night }, place) => (place % every === 0 ? [{ place, night, date: Number(night.slice(8)) }] : []))
  const isLong = (at: number) => at === 0 || (dated[at]?.date ?? 32) < (dated[at - 1]?.date ?? 0)
  const kept = dated.filter((_, at) => isLong(at) || (!isLong(at - 1) && !isLong(at + 1)))
  return new Map(
    kept.map(({ place, night, date }) => [place, isLong(dated.findIndex((one) => one.place === place)) ? withMonth(night) : String(date)]),
  )
}

const isWithin = (day: Day, { from, to }: { readonly from: Day; readonly to: Day }): boolean => day >= from && day <= to

/** The scale of the nights: it ends at the next round share of the rooms above the fullest, so that a quiet month is no flat line; `top` in percent. */
export const occupancyAxis = (
  nights: readonly Pick<OccupancyNight, 'sold' | 'soldBefore' | 'lastYear'>[],
  rooms: number,
): { readonly top: number; readonly most: number } => {
  const fullest = Math.max(...nights.map(({ sold, soldBefore, lastYear }) => Math.max(sold, soldBefore, lastYear ?? 0)), 0)
  const top = [10, 20, 40, 60, 80].find((percent) => fullest * 100 <= rooms * percent) ?? 100
  return { top, most: Math.max((rooms * top) / 100, fullest, 1) }
}
