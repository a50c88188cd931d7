import type { Day } from '@innkeeper/rules/days/day'
import type { BatchCell } from '@innkeeper/rules/rate/batch/batch-cell'
import type { FieldValue } from '@innkeeper/rules/rate/change'
import { isRoomField, type NightFieldName } from '@innkeeper/rules/rate/night-fields'
import type { PlaceIds } from '../nights/places.store.ts'
import { cellAddress } from './read/cell-address.ts'
import type { ReadSheet, SheetRow } from './read/read-sheets.ts'

/** One cell of a workbook: its field, its value, its address. */
export type AskedCell = { readonly field: NightFieldName; readonly value: FieldValue; readonly address: () => string }

/** What a workbook asks of nights. */
export type AskedOfWorkbook = {
  readonly ids: PlaceIds
  readonly nights: readonly Day[]
  /** The filled cells of a night of a place. */
  readonly cellsOf: (cell: BatchCell) => readonly AskedCell[]
  /** The addresses of rows, by the id of their room type or package. */
  readonly rowsOf: (id: string) => readonly string[]
}

type PlacedRow = { readonly sheet: ReadSheet; readonly row: SheetRow }

/** What the filled cells of a workbook ask; rows and columns without one ask nothing. */
export const askedOfWorkbook = (sheets: readonly ReadSheet[]): AskedOfWorkbook => {
  const rows = sheets.flatMap((sheet) => sheet.rows.filter(({ values }) => values.size > 0).map((row): PlacedRow => ({ sheet, row })))
  const byPlace = Map.groupBy(rows, ({ row }) => row.id)
  const idsOf = (ofRooms: boolean) => [
    ...new Set(rows.filter(({ sheet }) => isRoomField(sheet.field) === ofRooms).map(({ row }) => row.id)),
  ]
  return {
    ids: { roomTypeIds: idsOf(true), roomPlanIds: idsOf(false) },
    nights: nightsOf(rows),
    cellsOf: (cell) =>
      (byPlace.get(cell.kind === 'room' ? cell.roomTypeId : cell.roomPlanId) ?? []).flatMap((placed) => cellAt(placed, cell)),
    rowsOf: (id) => (byPlace.get(id) ?? []).map(({ sheet, row }) => cellAddress(sheet.name, row.row, 1)),
  }
}

const cellAt = ({ sheet, row }: PlacedRow, cell: BatchCell): AskedCell[] => {
  if (isRoomField(sheet.field) !== (cell.kind === 'room')) return []
  const column = sheet.columns.get(cell.row.night)
  const value = column === undefined ? undefined : row.values.get(column)
  return column === undefined || value === undefined
    ? []
    : [{ field: sheet.field, value, address: () => cellAddress(sheet.name, row.row, column) }]
}

const nightsOf = (rows: readonly PlacedRow[]): Day[] => {
  const filled = Map.groupBy(rows, ({ sheet }) => sheet)
  const nights = [...filled].flatMap(([sheet, ofSheet]) =>
    [...sheet.columns].filter(([, column]) => ofSheet.some(({ row }) => row.values.has(column))).map(([night]) => night),
  )
  return [...new Set(nights)].toSorted()
}
