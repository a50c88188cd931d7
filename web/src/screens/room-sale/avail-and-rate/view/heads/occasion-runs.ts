import type { Grid } from '@innkeeper/protocol/rates/grid'
import type { SeasonColor } from '@innkeeper/protocol/codes/season-colors'
import { say, type Saying } from '@innkeeper/protocol/say'
import type { Calendar } from '../../model/calendar.ts'

/** A run of columns with a name above it: a public holiday or a season of the hotel. */
export type OccasionRun = {
  readonly key: string
  readonly kind: 'holiday' | 'season'
  /** The colour of a season; holidays have their own. */
  readonly color: SeasonColor | null
  readonly name: Saying
  readonly from: number
  readonly to: number
  /** The last column before the next run: so far its name may go. */
  readonly until: number
}

type Run = Omit<OccasionRun, 'until'>

/** A month above its columns. */
export type MonthRun = { readonly key: string; readonly from: number; readonly to: number; readonly words: Saying }

/** The bands of the column head: public holidays whole, seasons on the nights that are no holiday. */
export const occasionRuns = (calendar: Calendar, events: Grid['events']): OccasionRun[] => {
  const runs = [...holidayRuns(calendar), ...events.flatMap((event) => eventRuns(calendar, event))].toSorted(
    (one, other) => one.from - other.from,
  )
  return runs.map((run, index) => ({ ...run, until: (runs[index + 1]?.from ?? calendar.days.length) - 1 }))
}

/** The months of the calendar, in order. */
export const monthRuns = (calendar: Calendar): MonthRun[] => {
  const runs: MonthRun[] = []
  for (const [at, day] of calendar.days.entries()) {
    const key = day.slice(0, 7)
    const last = runs.at(-1)
    if (last?.key === key) runs[runs.length - 1] = { ...last, to: at }
    else runs.push({ key, from: at, to: at, words: monthWords(key) })
  }
  return runs
}

// Holidays that follow each other share a band: a night alone has no room for a name.
const holidayRuns = (calendar: Calendar): Run[] => {
  const runs: Run[] = []
  for (const [at, holiday] of calendar.holidays) {
    const last = runs.at(-1)
    if (last?.to === at - 1) runs[runs.length - 1] = { ...last, to: at, name: joined(last.name, holiday.name) }
    else runs.push({ key: `${holiday.id} ${at}`, kind: 'holiday', color: null, name: holiday.name, from: at, to: at })
  }
  return runs
}

const joined = (one: Saying, other: Saying): Saying =>
  one.vi.endsWith(other.vi) ? one : say(`${one.vi} · ${other.vi}`, `${one.en} · ${other.en}`)

const eventRuns = (calendar: Calendar, event: Grid['events'][number]): Run[] => {
  const runs: Run[] = []
  const last = Math.min(calendar.at(event.to), calendar.days.length - 1)
  for (let at = Math.max(0, calendar.at(event.from)); at <= last; at += 1) {
    if (calendar.holidays.has(at)) continue
    const open = runs.at(-1)
    if (open?.to === at - 1) runs[runs.length - 1] = { ...open, to: at }
    else
      runs.push({
        key: `${event.id} ${at}`,
        kind: 'season',
        color: event.color,
        name: { vi: event.nameVi, en: event.nameEn },
        from: at,
        to: at,
      })
  }
  return runs
}

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

const monthWords = (key: string): Saying => {
  const month = Number(key.slice(5))
  const year = key.slice(0, 4)
  return say(`Tháng ${month}, ${year}`, `${months[month - 1] ?? ''} ${year}`)
}
