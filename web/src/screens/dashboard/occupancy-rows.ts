import { speak, type Language } from '@innkeeper/protocol/say'
import { yearOf, type Day, toDay } from '@innkeeper/rules/days/day'
import { holidaysOf } from '@innkeeper/rules/days/holidays'
import type { AnswerOf } from '../../kit/ask.ts'
import type { BarBand, BarGroup } from '../../ui/charts/bar-chart.tsx'

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
export const holidayBands = (nights: readonly OccupancyNight[], language: Language): BarBand[] => {
  const days = nights.map(({ night }) => toDay(night))
  const years = [...new Set(days.map(yearOf))]
  return years.flatMap(holidaysOf).flatMap((holiday) => {
    const places = days.flatMap((day, place) => (isWithin(day, holiday) ? [place] : []))
    const [from] = places
    const to = places.at(-1)
    return from === undefined || to === undefined ? [] : [{ key: holiday.from, from, to, words: speak(holiday.name, language) }]
  })
}

const isWithin = (day: Day, { from, to }: { readonly from: Day; readonly to: Day }): boolean => day >= from && day <= to
