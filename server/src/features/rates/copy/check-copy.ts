import { intervalRefusals } from '@innkeeper/protocol/refusals/rates'
import { daysBetween, everyWeekday } from '@innkeeper/rules/days/day'
import { checkIntervals, type SettableRange } from '@innkeeper/rules/days/interval'
import { targetOf, type CopiedDays } from '@innkeeper/rules/rate/copy/copied-nights'
import type { RefusedField } from '#kit/call/refuse.ts'
import type { BatchProblem } from '../batch/check-batch.ts'
import { mostCells } from '../batch/check-batch.ts'
import { daysOfCopy, idsOfCopy, type CopyInput } from './plan-copy.ts'

/** Why a copy is refused before any night is read. */
export type CopyProblem = RefusedField<BatchProblem['key'] | 'holidayNotThere' | 'intervalTooLong'>

const mostSourceNights = 731

/** The problems of a requested copy: its source, its target, no place, too many nights. */
export const checkCopy = (input: CopyInput, settable: SettableRange): CopyProblem[] => {
  const days = daysOfCopy(input)
  const target = targetOf(days)
  if (target === null) return [{ field: 'days.toYear', key: 'holidayNotThere' }]
  const problems = [...sourceProblems(days), ...targetProblems(days, target, settable), ...placeProblems(input)]
  if (problems.length > 0) return problems
  const { roomTypeIds, roomPlanIds } = idsOfCopy(input)
  const count =
    (daysBetween(settable.today > target.from ? settable.today : target.from, target.to) + 1) * (roomTypeIds.length + roomPlanIds.length)
  return count > mostCells ? [{ field: 'days', key: 'tooManyNights', values: { max: mostCells, count } }] : []
}

const sourceProblems = (days: CopiedDays): CopyProblem[] => {
  if (days.by !== 'weekday') return []
  const count = daysBetween(days.source.from, days.source.to) + 1
  if (count < 1) return [{ field: 'days.sourceTo', key: 'intervalEndsBeforeStart' }]
  return count > mostSourceNights ? [{ field: 'days.sourceTo', key: 'intervalTooLong', values: { max: mostSourceNights, count } }] : []
}

const targetProblems = (days: CopiedDays, target: NonNullable<ReturnType<typeof targetOf>>, settable: SettableRange): CopyProblem[] =>
  checkIntervals([{ ...target, weekdays: everyWeekday }], settable).map(({ reason }) => ({
    field: days.by === 'holiday' ? 'days.toYear' : 'days.to',
    key: intervalRefusals[reason],
  }))

const placeProblems = (input: CopyInput): CopyProblem[] => {
  const { roomTypeIds, roomPlanIds } = idsOfCopy(input)
  return roomTypeIds.length + roomPlanIds.length === 0 ? [{ field: 'roomPlanIds', key: 'nothingToChangeOn' }] : []
}
