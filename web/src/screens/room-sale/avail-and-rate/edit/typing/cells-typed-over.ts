import type { Desk } from '../../model/desk.ts'
import type { Place } from '../../model/selection.ts'
import { cellAtPlace, selectedCells } from '../selected-cells.ts'
import { whyFixed } from './judge-value.ts'
import { mainField, type Cell } from './wanted-value.ts'

/** The cells that a value typed at a place is meant for: all selected ones of its kind that can be changed, or the cell alone. */
export const cellsTypedOver = (desk: Desk, place: Place): readonly Cell[] => {
  const cell = cellAtPlace(desk, place)
  if (cell === null) return []
  const selected = selectedCells(desk)
  if (!selected.some(({ row, at }) => row.id === place.rowId && at === place.at)) return [cell]
  const settable = selected.filter(
    (one) => one.row.kind === cell.row.kind && whyFixed(desk.store, { ...one, field: mainField(one.row) }) === null,
  )
  return settable.length === 0 ? [cell] : settable
}
