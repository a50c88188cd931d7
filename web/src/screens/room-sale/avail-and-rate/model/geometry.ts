import type { Calendar } from './calendar.ts'
import type { GridRow } from './grid-rows.ts'
import type { Area } from './selection.ts'

/** Rows of one block of the grid. */
export const rowsOfBlock = 6

/** How wide a night is and how high rows are, in pixels. */
export type CellSizes = { readonly column: number; readonly room: number; readonly plan: number }

/** Where rows and nights stand, in pixels from the corner of the cells. */
export type Geometry = {
  readonly rows: readonly GridRow[]
  /** The place of each row, by its id. */
  readonly places: ReadonlyMap<string, number>
  /** The upper edge of each row, and below the last one the height of all. */
  readonly tops: readonly number[]
  readonly column: number
  readonly columns: number
}

/** A rectangle in pixels. */
export type Rectangle = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** The geometry of rows at a size. */
export const geometryOf = (rows: readonly GridRow[], sizes: CellSizes, calendar: Calendar): Geometry => {
  const tops = [0]
  for (const row of rows) tops.push((tops.at(-1) ?? 0) + (row.kind === 'room' ? sizes.room : sizes.plan))
  return { rows, places: new Map(rows.map((row, index) => [row.id, index])), tops, column: sizes.column, columns: calendar.days.length }
}

/** The height of all rows. */
export const heightOf = (geometry: Geometry): number => geometry.tops.at(-1) ?? 0

/** Where an area stands. */
export const rectangleOf = ({ tops, column }: Geometry, area: Area): Rectangle => {
  const top = tops[area.top] ?? 0
  return { left: area.from * column, top, width: (area.to - area.from + 1) * column, height: (tops[area.bottom + 1] ?? top) - top }
}

/** The cell at a point; points outside count as the nearest cell. */
export const cellAt = (geometry: Geometry, x: number, y: number): { readonly row: number; readonly at: number } => {
  const at = Math.max(0, Math.min(geometry.columns - 1, Math.floor(x / geometry.column)))
  return { row: rowAt(geometry, y), at }
}

/** The row at a height, by halving. */
export const rowAt = ({ tops }: Geometry, y: number): number => {
  let low = 0
  let high = Math.max(0, tops.length - 2)
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((tops[middle] ?? 0) <= y) low = middle
    else high = middle - 1
  }
  return low
}

/** The rows of one block, and where they stand. */
export type Slice = { readonly rows: readonly GridRow[]; readonly firstRow: number; readonly top: number; readonly height: number }

/** The rows in blocks. */
export const slicesOf = ({ rows, tops }: Geometry): Slice[] =>
  Array.from({ length: Math.ceil(rows.length / rowsOfBlock) }, (_, block) => {
    const firstRow = block * rowsOfBlock
    const top = tops[firstRow] ?? 0
    const bottom = tops[Math.min(rows.length, firstRow + rowsOfBlock)] ?? top
    return { rows: rows.slice(firstRow, firstRow + rowsOfBlock), firstRow, top, height: bottom - top }
  })
