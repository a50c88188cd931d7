import type { Place } from './selection.ts'

/** A way in which the keys move through the grid. */
export type Move =
  | 'left' | 'right' | 'up' | 'down'
  | 'edgeLeft' | 'edgeRight' | 'edgeUp' | 'edgeDown'
  | 'home' | 'end' | 'first' | 'last'
  | 'pageUp' | 'pageDown' | 'weekBack' | 'weekAhead'

/** What a move needs to know of the grid: its size, what is in view, and what a cell shows. */
export type Board = {
  readonly rowIds: readonly string[]
  readonly columns: number
  readonly view: { readonly from: number; readonly to: number; readonly rows: number }
  /** What a cell shows, to find the edge of equal values. */
  readonly shows: (row: number, at: number) => unknown
}

type Spot = { readonly row: number; readonly at: number }

/** Where a move leads; it stays inside the grid. */
export function moved(place: Place, move: Move, board: Board): Place {
  const row = Math.max(0, board.rowIds.indexOf(place.rowId))
  const spot = spotAfter({ row, at: place.at }, move, board)
  const inRows = clamp(spot.row, board.rowIds.length - 1)
  return { rowId: board.rowIds[inRows] ?? place.rowId, at: clamp(spot.at, board.columns - 1) }
}

function spotAfter(spot: Spot, move: Move, board: Board): Spot {
  const { row, at } = spot
  const { view } = board
  switch (move) {
    case 'left': return { row, at: at - 1 }
    case 'right': return { row, at: at + 1 }
    case 'up': return { row: row - 1, at }
    case 'down': return { row: row + 1, at }
    case 'edgeLeft': return edge(spot, { row: 0, at: -1 }, board)
    case 'edgeRight': return edge(spot, { row: 0, at: 1 }, board)
    case 'edgeUp': return edge(spot, { row: -1, at: 0 }, board)
    case 'edgeDown': return edge(spot, { row: 1, at: 0 }, board)
    case 'home': return { row, at: at === view.from ? 0 : view.from }
    case 'end': return { row, at: at === view.to ? board.columns - 1 : view.to }
    case 'first': return { row: 0, at: 0 }
    case 'last': return { row: board.rowIds.length - 1, at: board.columns - 1 }
    case 'pageUp': return { row: row - view.rows, at }
    case 'pageDown': return { row: row + view.rows, at }
    case 'weekBack': return { row, at: at - 7 }
    case 'weekAhead': return { row, at: at + 7 }
  }
}

// As in a spreadsheet: to the last of the equal values, or over to the next run when already there.
function edge(from: Spot, step: Spot, board: Board): Spot {
  const next = (spot: Spot): Spot => ({ row: spot.row + step.row, at: spot.at + step.at })
  let spot = next(from)
  if (!isOn(spot, board)) return from
  const value = board.shows(spot.row, spot.at)
  while (isOn(next(spot), board) && board.shows(next(spot).row, next(spot).at) === value) spot = next(spot)
  return spot
}

const isOn = ({ row, at }: Spot, board: Board): boolean => row >= 0 && at >= 0 && row < board.rowIds.length && at < board.columns

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value))
