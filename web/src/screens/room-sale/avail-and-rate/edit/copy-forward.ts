import { rateFields } from '@innkeeper/rules/rate/night-fields'
import { changeTo } from '@innkeeper/rules/rate/change-to'
import type { Desk } from '../model/desk.ts'
import { sourceOf, type Area } from '../model/selection.ts'
import { commitValues } from './typing/commit-values.ts'
import { filled } from './fill-cells.ts'
import { cellsOf } from './selected-cells.ts'
import { shownValue, wantedBy, type Wanted } from './typing/wanted-value.ts'

/** Repeats an area's nights up to a column: prices and rooms to sell, and the restrictions where they are wanted. */
export const copyForward = (desk: Desk, source: Area, to: number, withRestrictions: boolean): void => {
  const target = { ...source, from: source.to + 1, to }
  const values = filled(desk, source, target)
  commitValues(desk, 'fill', withRestrictions ? [...values, ...restrictions(desk, source, target)] : values)
}

const restrictionFields = rateFields.filter((field) => field !== 'price')

const restrictions = (desk: Desk, source: Area, target: Area): Wanted[] => {
  const { places } = desk.geometry.get()
  return cellsOf(desk, target).flatMap((cell) => {
    if (cell.row.kind === 'room') return []
    const from = { row: cell.row, at: sourceOf(source, places.get(cell.row.id) ?? 0, cell.at).at }
    return restrictionFields.flatMap((field) => wantedBy(desk.store, [cell], changeTo(field, shownValue(desk.store, from, field))))
  })
}
