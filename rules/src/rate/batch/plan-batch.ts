import type { Day } from '#days/day.ts'
import { settableRange } from '#days/last-settable-night.ts'
import type { BatchCell } from './batch-cell.ts'
import type { Change } from '../change.ts'
import { planCell } from './plan-cell.ts'
import type { FieldResult } from './plan-cell.ts'

/** What a batch does to one cell, field by field. */
export type CellPlan<Cell extends BatchCell> = { readonly cell: Cell; readonly fields: readonly FieldResult[] }

/** What the changes (at most one for each field) do to the cells on that day; the preview shows it, and exactly this is written. */
export const planBatch = <Cell extends BatchCell>(cells: readonly Cell[], changes: readonly Change[], today: Day): CellPlan<Cell>[] => {
  const settable = settableRange(today)
  return cells.map((cell) => ({ cell, fields: planCell(cell, changes, settable) }))
}
