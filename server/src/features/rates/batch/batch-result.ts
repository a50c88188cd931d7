import { createHash } from 'node:crypto'
import type { Day } from '@innkeeper/rules/days/day'
import type { BatchCell } from '@innkeeper/rules/rate/batch/batch-cell'
import type { NightFieldName } from '@innkeeper/rules/rate/night-fields'
import type { FieldResult } from '@innkeeper/rules/rate/batch/plan-cell'
import type { SkipReason } from '@innkeeper/rules/rate/batch/skip-reasons'
import type { RefusedField } from '#kit/call/refuse.ts'
import type { CellRefusalKey } from '@innkeeper/protocol/refusals/rates'
import { kept, type FieldChanges, type Kept } from '../nights/field-changes.ts'
import { storedValue } from '../cells/judge-cells.ts'
import type { PlannedBatch, PlannedPlace } from './plan-nights.ts'
import { refusedCellWords, type WordsContext } from '../cells/refused-cell.ts'

/** The number of fields of nights by outcome. */
export type Outcomes = { readonly change: number; readonly equal: number; readonly skipped: number; readonly refused: number }

/** The outcome that counts for a field's result: a skip leaves the night unchanged, a refusal refuses the whole batch. */
export const outcomeOf = (result: FieldResult): keyof Outcomes =>
  result.outcome === 'skipped' ? (result.severity === 'refuse' ? 'refused' : 'skipped') : result.outcome

/** A reason why fields do not take their value, its number, and its first cell. */
export type CountedReason = {
  readonly outcome: 'skipped' | 'refused'
  readonly field: NightFieldName
  readonly reason: SkipReason
  readonly cell: BatchCell
  count: number
}

/** The sums of a planned batch, the reasons of cells that do not change, and the number of nights that change at all. */
export const sumOf = (batch: PlannedBatch) => {
  const outcomes = { change: 0, equal: 0, skipped: 0, refused: 0 }
  const reasons = new Map<string, CountedReason>()
  let nights = 0
  for (const { cell, fields } of batch.places.flatMap((place) => place.cells)) {
    if (fields.some((result) => result.outcome === 'change')) nights += 1
    for (const result of fields) {
      outcomes[outcomeOf(result)] += 1
      if (result.outcome === 'skipped') countReason(reasons, cell, result)
    }
  }
  return { outcomes, nights, reasons: [...reasons.values()] }
}

/** What a planned batch writes, by place and field, in order of date. */
export const batchChanges = (batch: PlannedBatch): FieldChanges[] => batch.places.flatMap(placeChanges)

/** The hash of the changes that a person agreed to: the same nights with the same values before and after. */
export const hashOfChanges = (changes: readonly FieldChanges[], outcomes: Outcomes): string =>
  createHash('sha256')
    .update(JSON.stringify([changes, outcomes.refused]))
    .digest('base64url')

/** The request's fields that refuse a batch, one for each reason, with the numbers of the first such night. */
export const refusedFields = (reasons: readonly CountedReason[], speaking: WordsContext): RefusedField<CellRefusalKey>[] =>
  reasons
    .filter((one) => one.outcome === 'refused')
    .map(({ field, reason, cell, count }) => {
      const told = refusedCellWords(speaking, cell, field, reason)
      return { field: `changes.${field}`, key: told.reason, values: { ...told.values, count } }
    })

type Growing = { readonly nights: Day[]; readonly before: Kept[]; readonly after: Kept[] }

const placeChanges = ({ place, cells }: PlannedPlace): FieldChanges[] => {
  const byField = new Map<NightFieldName, Growing>()
  for (const { cell, fields } of cells) {
    for (const result of fields) {
      if (result.outcome !== 'change') continue
      const growing = byField.get(result.field) ?? { nights: [], before: [], after: [] }
      byField.set(result.field, growing)
      growing.nights.push(cell.row.night)
      growing.before.push(kept(storedValue(cell, result.field)))
      growing.after.push(kept(result.after))
    }
  }
  return [...byField].map(([field, columns]) => ({ ...place, field, ...columns }))
}

const countReason = (reasons: Map<string, CountedReason>, cell: BatchCell, result: FieldResult & { readonly outcome: 'skipped' }): void => {
  const key = `${result.field} ${result.reason}`
  const known = reasons.get(key)
  if (known !== undefined) known.count += 1
  else
    reasons.set(key, {
      outcome: result.severity === 'refuse' ? 'refused' : 'skipped',
      field: result.field,
      reason: result.reason,
      cell,
      count: 1,
    })
}
