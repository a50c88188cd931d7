import { intervalRefusals } from '@innkeeper/protocol/refusals/rates'
import { toDay, type Day } from '@innkeeper/rules/days/day'
import { checkIntervals, nightsOf, type Interval, type IntervalProblem, type SettableRange } from '@innkeeper/rules/days/interval'
import type { RefusedField } from '#kit/call/refuse.ts'
import { rateChanges, roomChanges, type BatchInput } from './batch-changes.ts'

/** Why a batch is refused before any night is read. */
export type BatchProblem = RefusedField<
  (typeof intervalRefusals)[keyof typeof intervalRefusals] | 'nothingToChange' | 'nothingToChangeOn' | 'tooManyNights'
>

/** The most nights that one operation plans, counted for each room type and room-plan. */
export const mostCells = 200_000

/** The intervals of a batch with typed days. */
export const intervalsOf = (input: BatchInput): Interval[] =>
  input.intervals.map(({ from, to, weekdays }) => ({ from: toDay(from), to: toDay(to), weekdays }))

/** The problems of a requested batch: its intervals, no change, no place, too many nights. */
export const checkBatch = (input: BatchInput, settable: SettableRange): BatchProblem[] => {
  const intervals = intervalsOf(input)
  const problems = [...checkIntervals(intervals, settable).map(intervalProblem), ...targetProblems(input)]
  if (problems.length > 0) return problems
  const count = nightsOf(intervals).length * placesOf(input)
  return count > mostCells ? [{ field: 'intervals', key: 'tooManyNights', values: { max: mostCells, count } }] : []
}

/** The nights of each interval, in order of date. */
export const nightsByInterval = (intervals: readonly Interval[]): readonly (readonly Day[])[] => intervals.map((one) => nightsOf([one]))

const intervalProblem = ({ index, reason, other }: IntervalProblem): BatchProblem => ({
  field: `intervals.${index}`,
  key: intervalRefusals[reason],
  values: other === undefined ? {} : { other: other + 1 },
})

const targetProblems = ({ changes, roomTypeIds, roomPlanIds }: BatchInput): BatchProblem[] => {
  const rates = rateChanges(changes).length > 0
  const rooms = roomChanges(changes).length > 0
  if (!rates && !rooms) return [{ field: 'changes', key: 'nothingToChange' }]
  return [
    ...(rates && roomPlanIds.length === 0 ? [{ field: 'roomPlanIds', key: 'nothingToChangeOn' as const }] : []),
    ...(rooms && roomTypeIds.length === 0 ? [{ field: 'roomTypeIds', key: 'nothingToChangeOn' as const }] : []),
  ]
}

const placesOf = ({ changes, roomTypeIds, roomPlanIds }: BatchInput): number =>
  (rateChanges(changes).length > 0 ? new Set(roomPlanIds).size : 0) + (roomChanges(changes).length > 0 ? new Set(roomTypeIds).size : 0)
