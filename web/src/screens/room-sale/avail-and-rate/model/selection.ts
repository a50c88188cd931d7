/** A cell by the id of its row and its column. */
export type Place = { readonly rowId: string; readonly at: number }

/** What is selected: from where, and up to where the keys are. */
export type Selection = { readonly anchor: Place; readonly focus: Place }

/** A rectangle of cells by places of rows and columns, all included. */
export type Area = { readonly top: number; readonly bottom: number; readonly from: number; readonly to: number }

/** A single cell selected. */
export const only = (place: Place): Selection => ({ anchor: place, focus: place })

/** The selection as a rectangle of the rows shown; a row that is not shown counts as the first. */
export const areaOf = (selection: Selection, rowIds: ReadonlyMap<string, number>): Area => {
  const one = rowIds.get(selection.anchor.rowId) ?? rowIds.get(selection.focus.rowId) ?? 0
  const other = rowIds.get(selection.focus.rowId) ?? one
  return {
    top: Math.min(one, other),
    bottom: Math.max(one, other),
    from: Math.min(selection.anchor.at, selection.focus.at),
    to: Math.max(selection.anchor.at, selection.focus.at),
  }
}

/** How many cells an area has. */
export const cellsIn = (area: Area): number => (area.bottom - area.top + 1) * (area.to - area.from + 1)

/** Whether a cell lies in an area. */
export const isInside = (area: Area, row: number, at: number): boolean =>
  row >= area.top && row <= area.bottom && at >= area.from && at <= area.to

/** Where a fill goes that is dragged from an area to a cell: along the longer way, or nowhere inside of it. */
export const fillArea = (source: Area, row: number, at: number): Area | null => {
  const down = Math.max(row - source.bottom, source.top - row, 0)
  const across = Math.max(at - source.to, source.from - at, 0)
  if (down === 0 && across === 0) return null
  if (down > 0 && across === 0)
    return row > source.bottom ? { ...source, top: source.bottom + 1, bottom: row } : { ...source, top: row, bottom: source.top - 1 }
  return at > source.to ? { ...source, from: source.to + 1, to: at } : { ...source, from: at, to: source.from - 1 }
}

/** The source of each filled cell: the source's cells again and again, counted from its own edge. */
export const sourceOf = (source: Area, row: number, at: number): { readonly row: number; readonly at: number } => ({
  row: source.top + wrap(row - source.top, source.bottom - source.top + 1),
  at: source.from + wrap(at - source.from, source.to - source.from + 1),
})

const wrap = (value: number, size: number): number => ((value % size) + size) % size
