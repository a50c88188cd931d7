import { changeTo } from '@innkeeper/rules/rate/change-to'
import { vacantRooms } from '@innkeeper/rules/rate/vacant-rooms'
import type { Desk } from '../model/desk.ts'
import { sourceOf, type Area } from '../model/selection.ts'
import { shownRate } from '../model/nights/shown-night.ts'
import { commitValues } from './typing/commit-values.ts'
import { cellsOf, selectedArea } from './selected-cells.ts'
import { allotmentFor, wantedBy, type Cell, type Wanted } from './typing/wanted-value.ts'

/** Fills an area with the selection's values, again and again, and selects both. */
export const fillCells = (desk: Desk, target: Area): void => {
  const source = selectedArea(desk)
  if (source === null) return
  commitValues(desk, 'fill', filled(desk, source, target))
  selectBoth(desk, source, target)
}

/** Fills the selection from its first row (down) or its first night (right). */
export const fillInside = (desk: Desk, way: 'down' | 'right'): void => {
  const area = selectedArea(desk)
  if (area === null) return
  const source = way === 'down' ? { ...area, bottom: area.top } : { ...area, to: area.from }
  const target = way === 'down' ? { ...area, top: area.top + 1 } : { ...area, from: area.from + 1 }
  if (target.top > target.bottom || target.from > target.to) return
  commitValues(desk, 'fill', filled(desk, source, target))
}

/** What a fill would put into the cells of the target: prices into plans, rooms to sell into room types. */
export const filled = (desk: Desk, source: Area, target: Area): Wanted[] => {
  const { rows, places } = desk.geometry.get()
  return cellsOf(desk, target).flatMap((cell) => {
    const from = sourceOf(source, places.get(cell.row.id) ?? 0, cell.at)
    const row = rows[from.row]
    return row === undefined ? [] : copiedValue(desk, { row, at: from.at }, cell)
  })
}

/** The value of a cell as another one takes it over; a price is no number of rooms. */
const copiedValue = ({ store }: Desk, from: Cell, to: Cell): Wanted[] => {
  if (from.row.kind === 'plan' && to.row.kind === 'plan') {
    const { price } = shownRate(store, from.row, from.at)
    return price === null ? [] : wantedBy(store, [to], changeTo('price', price))
  }
  if (from.row.kind === 'plan' || to.row.kind === 'plan') return []
  return wantedBy(store, [to], changeTo('allotment', allotmentFor(store, to, vacantRooms(store.room(from.row.id, from.at)))))
}

const selectBoth = (desk: Desk, one: Area, other: Area): void => {
  const { rows } = desk.geometry.get()
  const first = rows[Math.min(one.top, other.top)]
  const last = rows[Math.max(one.bottom, other.bottom)]
  if (first === undefined || last === undefined) return
  desk.selection.set({
    anchor: { rowId: last.id, at: Math.max(one.to, other.to) },
    focus: { rowId: first.id, at: Math.min(one.from, other.from) },
  })
}
