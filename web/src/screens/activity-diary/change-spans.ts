import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { eachDay, toDay, weekdayOf, type Day } from '@innkeeper/rules/days/day'
import type { FieldValue } from '@innkeeper/rules/rate/change'

/** The changes of one field of one place. */
export type LogChange = CallOutput<'room-plan-log/detail'>['changes'][number]

/** Nights that went from the same value to the same other one. */
export type ChangeSpan = {
  readonly from: string
  readonly to: string
  readonly nights: number
  readonly weekdays: readonly number[]
  readonly missing: number
  readonly except: readonly string[]
  readonly before: FieldValue
  readonly after: FieldValue
}

const mostExceptions = 5

/** A change's nights put together by what they held before and after, in order of their first night. */
export function spansOf({ nights, before, after }: LogChange): ChangeSpan[] {
  const cells = nights.map((night, index) => ({ night: toDay(night), before: before[index] ?? null, after: after[index] ?? null }))
  const alike = Map.groupBy(cells, (cell) => JSON.stringify([cell.before, cell.after]))
  return [...alike.values()].flatMap((group) => {
    const [first] = group
    const days = group.map((cell) => cell.night)
    return first === undefined ? [] : [{ ...spanOf(days, first.night), before: first.before, after: first.after }]
  })
}

function spanOf(days: readonly Day[], from: Day) {
  const to = days.at(-1) ?? from
  const weekdays = [...new Set(days.map(weekdayOf))].toSorted((one, other) => one - other)
  const mine = new Set(days)
  const missing = eachDay(from, to).filter((day) => !mine.has(day) && weekdays.includes(weekdayOf(day)))
  return { from, to, nights: days.length, weekdays, missing: missing.length, except: missing.slice(0, mostExceptions) }
}
