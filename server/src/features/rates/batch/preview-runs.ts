import type { BatchPreview } from '@innkeeper/protocol/rates/batch'
import { daysBetween, weekdayOf, type Day } from '@innkeeper/rules/days/day'
import type { BatchCell } from '@innkeeper/rules/rate/batch/batch-cell'
import type { FieldValue } from '@innkeeper/rules/rate/change'
import type { NightFieldName } from '@innkeeper/rules/rate/night-fields'
import type { FieldResult } from '@innkeeper/rules/rate/batch/plan-cell'
import { outcomeOf } from './batch-result.ts'
import type { PlannedPlace } from './plan-nights.ts'
import { refusedCellWords, type WordsContext } from '../cells/refused-cell.ts'

type Group = BatchPreview['groups'][number]
type Run = Group['runs'][number]
type Alike = { readonly interval: number; readonly cell: BatchCell; readonly result: FieldResult; readonly nights: Day[] }

const mostRuns = 40
const mostExceptions = 5

/** The nights of a batch, with the interval of each. */
export type BatchNights = { readonly intervalOf: ReadonlyMap<Day, number>; readonly byInterval: readonly (readonly Day[])[] }

/** What a batch does to one place, field by field: nights of an interval with the same result form a group. */
export const groupsOf = ({ place, cells }: PlannedPlace, nights: BatchNights, speaking: WordsContext): Group[] => {
  const fields = new Set(cells.flatMap((cell) => cell.fields.map((result) => result.field)))
  return [...fields].map((field) => {
    const alike = [...alikeNights(cells, field, nights).values()].flatMap((one) => tellable(one, nights))
    const runs = alike.toSorted(inOrder).slice(0, mostRuns)
    return {
      ...place,
      field,
      ...countsOf(alike),
      runs: runs.map((one) => runOf(one, nights, speaking)),
      moreRuns: alike.length - runs.length,
    }
  })
}

const alikeNights = (cells: PlannedPlace['cells'], field: NightFieldName, { intervalOf }: BatchNights): Map<string, Alike> => {
  const groups = new Map<string, Alike>()
  for (const { cell, fields } of cells) {
    const result = fields.find((one) => one.field === field)
    if (result === undefined) continue
    const interval = intervalOf.get(cell.row.night) ?? 0
    const reason = result.outcome === 'skipped' ? result.reason : ''
    const key = `${interval} ${result.outcome} ${reason} ${String(result.before)} ${String(afterOf(result))}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { interval, cell, result, nights: [cell.row.night] })
    else group.nights.push(cell.row.night)
  }
  return groups
}

/** If a group has more exceptions than can be named, as with two seasons and a gap between them, it is split into stretches. */
const tellable = (one: Alike, nights: BatchNights): Alike[] =>
  missingOf(one, nights).length > mostExceptions ? stretchesOf(one.nights).map((stretch) => ({ ...one, nights: stretch })) : [one]

/** Splits nights where more than a week lies between two of them: each weekday would have occurred in between. */
const stretchesOf = (nights: readonly Day[]): Day[][] => {
  const stretches: Day[][] = []
  for (const night of nights) {
    const stretch = stretches.at(-1)
    const last = stretch?.at(-1)
    if (stretch !== undefined && last !== undefined && daysBetween(last, night) <= 7) stretch.push(night)
    else stretches.push([night])
  }
  return stretches
}

/** The nights of the same interval and weekdays, between the first and the last of these, with another result. */
const missingOf = ({ interval, nights }: Alike, { byInterval }: BatchNights): Day[] => {
  const [from = '', to = ''] = [nights[0], nights.at(-1)]
  const [mine, weekdays] = [new Set(nights), new Set(nights.map(weekdayOf))]
  return (byInterval[interval] ?? []).filter((night) => night >= from && night <= to && !mine.has(night) && weekdays.has(weekdayOf(night)))
}

const afterOf = (result: FieldResult): FieldValue =>
  result.outcome === 'change' ? result.after : result.outcome === 'skipped' ? result.asked : result.before

const inOrder = (one: Alike, other: Alike): number =>
  one.interval - other.interval || ((one.nights[0] ?? '') < (other.nights[0] ?? '') ? -1 : 1)

const countsOf = (alike: readonly Alike[]) => {
  const counts = { change: 0, equal: 0, skipped: 0, refused: 0 }
  for (const { result, nights } of alike) counts[outcomeOf(result)] += nights.length
  return counts
}

const runOf = (alike: Alike, inBatch: BatchNights, speaking: WordsContext): Run => {
  const { interval, cell, result, nights } = alike
  const [from, to] = [nights[0] ?? cell.row.night, nights.at(-1) ?? cell.row.night]
  const weekdays = [...new Set(nights.map(weekdayOf))].toSorted((one, other) => one - other)
  const missing = missingOf(alike, inBatch)
  return {
    interval,
    from,
    to,
    nights: nights.length,
    weekdays,
    missing: missing.length,
    except: missing.slice(0, mostExceptions),
    outcome: outcomeOf(result),
    before: result.before,
    after: afterOf(result),
    ...wordsOf(cell, result, speaking),
  }
}

const wordsOf = (cell: BatchCell, result: FieldResult, speaking: WordsContext): Pick<Run, 'reason' | 'message'> => {
  if (result.outcome !== 'skipped') return { reason: null, message: '' }
  const { reason, message } = refusedCellWords(speaking, cell, result.field, result.reason)
  return { reason, message }
}
