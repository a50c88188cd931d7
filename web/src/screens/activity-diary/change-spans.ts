import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { daysBetween, eachDay, toDay, weekdayOf, type Day } from '@innkeeper/rules/days/day'
import type { FieldValue } from '@innkeeper/rules/rate/change'

/** The changes of one field of one place. */
export type LogChange = CallOutput<'room-plan-log/detail'>['changes'][number]

/** Nights that went from the same value to the same other one. */
export type ChangeSpan = {
  readonly from: Day
  readonly to: Day
  readonly nights: number
  readonly weekdays: readonly number[]
  readonly missing: number
  readonly except: readonly string[]
  readonly before: FieldValue
  readonly after: FieldValue
}

type Span = Omit<ChangeSpan, 'before' | 'after'>

const mostExceptions = 5
const longestGap = 7

/** A change's nights put together by what they held before and after, stretch by stretch, in order of date. */
export const spansOf = ({ nights, before, after }: LogChange): ChangeSpan[] => {
  const cells = nights.map((night, index) => ({ night: toDay(night), before: before[index] ?? null, after: after[index] ?? null }))
  const alike = Map.groupBy(cells, (cell) => JSON.stringify([cell.before, cell.after]))
  const spans = [...alike.values()].flatMap((group) => {
    const values = { before: group[0]?.before ?? null, after: group[0]?.after ?? null }
    return stretchesOf(group.map((cell) => cell.night)).map((span) => ({ ...span, ...values }))
  })
  return spans.toSorted((one, other) => (one.from < other.from ? -1 : 1))
}

// Weekends of a month are one stretch ("Fri, Sat, 05/02 – 27/02"); what has more gaps than can be named is told run by run.
const stretchesOf = (days: readonly Day[]): Span[] =>
  splitAt(days, longestGap)
    .map(spanOf)
    .flatMap((span) =>
      span.missing <= mostExceptions
        ? [span]
        : splitAt(
            days.filter((day) => day >= span.from && day <= span.to),
            1,
          ).map(spanOf),
    )

const splitAt = (days: readonly Day[], gap: number): [Day, ...Day[]][] =>
  days.reduce<[Day, ...Day[]][]>((stretches, day) => {
    const last = stretches.at(-1)
    const former = last?.at(-1)
    if (last === undefined || former === undefined || daysBetween(former, day) > gap) return [...stretches, [day]]
    last.push(day)
    return stretches
  }, [])

const spanOf = (days: readonly [Day, ...Day[]]): Span => {
  const [from] = days
  const to = days.at(-1) ?? from
  const weekdays = [...new Set(days.map(weekdayOf))].toSorted((one, other) => one - other)
  const mine = new Set(days)
  const missing = eachDay(from, to).filter((day) => !mine.has(day) && weekdays.includes(weekdayOf(day)))
  return { from, to, nights: days.length, weekdays, missing: missing.length, except: missing.slice(0, mostExceptions) }
}
