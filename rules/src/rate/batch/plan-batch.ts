import type { Day } from '#days/day.ts'
import { settableRange } from '#days/last-settable-night.ts'
import type { BatchCell } from './batch-cell.ts'
import type { Change } from '../change.ts'
import { planCell } from './plan-cell.ts'
import type { FieldResult } from './plan-cell.ts'

/** What a batch does to one cell, field by field. */
export type CellPlan<Cell extends BatchCell> = { readonly cell: Cell; readonly fields: readonly FieldResult[] }

/**
 * What its changes (at most one for each field) do to each cell on that day; the preview shows it, and exactly this is written. A batch
 * changes every cell alike; nights copied forward or read from a sheet have changes of their own.
 */
export const planBatch = <Cell extends BatchCell>(
  cells: readonly Cell[],
  changesOf: (cell: Cell) => readonly Change[],
  today: Day,
): CellPlan<Cell>[] => {
  const settable = settableRange(today)
  return cells.map((cell) => ({ cell, fields: planCell(cell, changesOf(cell), settable) }))
}
