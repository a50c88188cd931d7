import { createHash } from 'node:crypto'
import type { Day } from '@innkeeper/rules/days/day'
import type { BatchCell } from '@innkeeper/rules/rate/batch-cell'
import type { ChangeField } from '@innkeeper/rules/rate/change'
import type { FieldResult } from '@innkeeper/rules/rate/plan-cell'
import type { SkipReason } from '@innkeeper/rules/rate/skip-reasons'
import type { RefusedField } from '../../kit/refuse.ts'
import type { CellRefusalKey } from '@innkeeper/protocol/refusals/rates'
import { kept, type FieldChanges, type Kept } from './field-changes.ts'
import { storedValue } from './judge-cells.ts'
import type { PlannedBatch, PlannedPlace } from './plan-nights.ts'
import { tellRefused, type Speaking } from './refused-cell.ts'

/** How fields of nights fare, by number. */
export type Outcomes = { readonly change: number; readonly equal: number; readonly skipped: number; readonly refused: number }

/** How one field's result is counted: a skip leaves the night, a refusal refuses the whole batch. */
export const outcomeOf = (result: FieldResult): keyof Outcomes =>
  result.outcome === 'skipped' ? (result.severity === 'refuse' ? 'refused' : 'skipped') : result.outcome

/** A reason why fields do not take their value, how often, and the first cell that it holds of. */
export type CountedReason = {
  readonly outcome: 'skipped' | 'refused'
  readonly field: ChangeField
  readonly reason: SkipReason
  readonly cell: BatchCell
  count: number
}

/** The sums of a planned batch, why cells do not take what was asked, and how many nights change at all. */
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

/** What changes a person agreed to: the same nights from the same values to the same values. */
export const hashOfChanges = (changes: readonly FieldChanges[], outcomes: Outcomes): string =>
  createHash('sha256')
    .update(JSON.stringify([changes, outcomes.refused]))
    .digest('base64url')

/** The fields of the request that refuse a batch, each once a reason, with the numbers of the first night that it holds of. */
export const refusedFields = (reasons: readonly CountedReason[], speaking: Speaking): RefusedField<CellRefusalKey>[] =>
  reasons
    .filter((one) => one.outcome === 'refused')
    .map(({ field, reason, cell, count }) => {
      const told = tellRefused(speaking, cell, field, reason)
      return { field: `changes.${field}`, key: told.reason, values: { ...told.values, count } }
    })

type Growing = { readonly nights: Day[]; readonly before: Kept[]; readonly after: Kept[] }

const placeChanges = ({ place, cells }: PlannedPlace): FieldChanges[] => {
  const byField = new Map<ChangeField, Growing>()
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
