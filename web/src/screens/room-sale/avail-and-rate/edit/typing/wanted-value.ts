import type { Change, FieldValue } from '@innkeeper/rules/rate/change'
import { isRoomField, type NightFieldName } from '@innkeeper/rules/rate/night-fields'
import { applyChange } from '@innkeeper/rules/rate/change'
import type { GridRow } from '../../model/grid-rows.ts'
import type { GridStore } from '../../model/grid-store.ts'
import { shownRate } from '../../model/nights/shown-night.ts'

/** A cell with its row at hand. */
export type Cell = { readonly row: GridRow; readonly at: number }

/** A value that a person wants a cell's field to hold. */
export type Wanted = Cell & { readonly field: NightFieldName; readonly value: FieldValue }

/** The field that a person types into by typing over a cell. */
export const mainField = (row: GridRow): 'price' | 'allotment' => (row.kind === 'plan' ? 'price' : 'allotment')

/** Whether a row's nights have a field at all. */
export const hasField = (row: GridRow, field: NightFieldName): boolean => isRoomField(field) === (row.kind === 'room')

/** What a cell's field holds as it is shown: for a price the one that counts, for other fields the night's own. */
export const shownValue = (store: GridStore, cell: Cell, field: NightFieldName): FieldValue => {
  if (field === 'price') return cell.row.kind === 'plan' ? shownRate(store, cell.row, cell.at).price : null
  const night: Partial<Record<NightFieldName, FieldValue>> =
    cell.row.kind === 'plan' ? store.rate(cell.row.id, cell.at) : store.room(cell.row.id, cell.at)
  return night[field] ?? null
}

/** The values that a change makes of cells; cells without the field, and prices that nobody set, are passed over. */
export const wantedBy = (store: GridStore, cells: readonly Cell[], change: Change): Wanted[] =>
  cells.flatMap((cell) => {
    if (!hasField(cell.row, change.field)) return []
    const current = shownValue(store, cell, change.field)
    return [{ ...cell, field: change.field, value: applyChange(typeof current === 'boolean' ? null : current, change) }]
  })

/** The allotment that leaves so many rooms to sell on a night: what is sold comes on top. */
export const allotmentFor = (store: GridStore, cell: Cell, vacant: number): number => store.room(cell.row.id, cell.at).sold + vacant
