import type { Day } from '../days/day.ts'
import { settableRange } from '../days/last-settable-night.ts'
import type { BatchCell } from './batch-cell.ts'
import type { Change, ChangeField, FieldValue } from './change.ts'
import { planCell } from './plan-cell.ts'
import type { FieldResult } from './plan-cell.ts'
import type { SkipReason } from './skip-reasons.ts'

/** What a batch does to one cell: each field's result, and the values to write (empty when nothing changes). */
export type CellPlan<Cell extends BatchCell> = {
  readonly cell: Cell
  readonly fields: readonly FieldResult[]
  readonly patch: Partial<Record<ChangeField, FieldValue>>
}

/** How many fields and cells change, are equal already, are skipped, or refuse the batch, and how often each reason. */
export type BatchSummary = {
  readonly change: number
  readonly cells: number
  readonly equal: number
  readonly skipped: number
  readonly refused: number
  readonly reasons: Partial<Record<SkipReason, number>>
}

/** A whole batch before it is applied; a person's is `allowed` only when no field refuses it. */
export type BatchPlan<Cell extends BatchCell> = {
  readonly cells: readonly CellPlan<Cell>[]
  readonly summary: BatchSummary
  readonly allowed: boolean
}

/** What the changes (at most one per field) do to the cells on that day: the preview, and exactly what is written. */
export function planBatch<Cell extends BatchCell>(cells: readonly Cell[], changes: readonly Change[], today: Day): BatchPlan<Cell> {
  const settable = settableRange(today)
  const planned = cells.map((cell) => {
    const fields = planCell(cell, changes, settable)
    return { cell, fields, patch: patchOf(fields) }
  })
  const summary = summaryOf(planned)
  return { cells: planned, summary, allowed: summary.refused === 0 }
}

function patchOf(fields: readonly FieldResult[]): Partial<Record<ChangeField, FieldValue>> {
  const patch: Partial<Record<ChangeField, FieldValue>> = {}
  for (const result of fields) if (result.outcome === 'change') patch[result.field] = result.after
  return patch
}

function summaryOf(planned: readonly CellPlan<BatchCell>[]): BatchSummary {
  const fields = planned.flatMap((cell) => cell.fields)
  const count = (test: (result: FieldResult) => boolean) => fields.filter(test).length
  return {
    change: count((result) => result.outcome === 'change'),
    cells: planned.filter((cell) => cell.fields.some((result) => result.outcome === 'change')).length,
    equal: count((result) => result.outcome === 'equal'),
    skipped: count((result) => result.outcome === 'skipped' && result.severity === 'skip'),
    refused: count((result) => result.outcome === 'skipped' && result.severity === 'refuse'),
    reasons: countReasons(fields),
  }
}

function countReasons(fields: readonly FieldResult[]): Partial<Record<SkipReason, number>> {
  const reasons: Partial<Record<SkipReason, number>> = {}
  for (const result of fields) if (result.outcome === 'skipped') reasons[result.reason] = (reasons[result.reason] ?? 0) + 1
  return reasons
}
