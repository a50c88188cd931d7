import type { Desk } from '../model/desk.ts'
import { areaOf, type Area, type Place } from '../model/selection.ts'
import type { Cell } from './typing/wanted-value.ts'

/** The selected area by places of rows and columns, or null when nothing is selected. */
export const selectedArea = ({ selection, geometry }: Pick<Desk, 'selection' | 'geometry'>): Area | null => {
  const now = selection.get()
  return now === null ? null : areaOf(now, geometry.get().places)
}

/** The cells of an area, row by row. */
export const cellsOf = ({ geometry }: Desk, area: Area): Cell[] => {
  const columns = Array.from({ length: area.to - area.from + 1 }, (_, index) => area.from + index)
  return geometry
    .get()
    .rows.slice(area.top, area.bottom + 1)
    .flatMap((row) => columns.map((at) => ({ row, at })))
}

/** The selected cells, row by row. */
export const selectedCells = (desk: Desk): Cell[] => {
  const area = selectedArea(desk)
  return area === null ? [] : cellsOf(desk, area)
}

/** The cell at a place, or null when its row is not shown. */
export const cellAtPlace = ({ geometry }: Desk, place: Place): Cell | null => {
  const { rows, places } = geometry.get()
  const row = rows[places.get(place.rowId) ?? -1]
  return row === undefined ? null : { row, at: place.at }
}
