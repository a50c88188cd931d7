import type { Place } from './selection.ts'

/** A way in which the keys move through the grid. */
export type Move =
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'edgeLeft'
  | 'edgeRight'
  | 'edgeUp'
  | 'edgeDown'
  | 'home'
  | 'end'
  | 'first'
  | 'last'
  | 'pageUp'
  | 'pageDown'
  | 'weekBack'
  | 'weekAhead'

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
export const moved = (place: Place, move: Move, board: Board): Place => {
  const row = Math.max(0, board.rowIds.indexOf(place.rowId))
  const spot = steps[move]({ row, at: place.at }, board)
  const inRows = clamp(spot.row, board.rowIds.length - 1)
  return { rowId: board.rowIds[inRows] ?? place.rowId, at: clamp(spot.at, board.columns - 1) }
}

type Step = (spot: Spot, board: Board) => Spot

const by =
  (row: number, at: number): Step =>
  (spot) => ({ row: spot.row + row, at: spot.at + at })
const toEdge =
  (row: number, at: number): Step =>
  (spot, board) =>
    edge(spot, { row, at }, board)

// As in a spreadsheet: to the last of the equal values, or over to the next run when already there.
const edge = (from: Spot, step: Spot, board: Board): Spot => {
  const next = (spot: Spot): Spot => ({ row: spot.row + step.row, at: spot.at + step.at })
  let spot = next(from)
  if (!isOn(spot, board)) return from
  const value = board.shows(spot.row, spot.at)
  while (isOn(next(spot), board) && board.shows(next(spot).row, next(spot).at) === value) spot = next(spot)
  return spot
}

const isOn = ({ row, at }: Spot, board: Board): boolean => row >= 0 && at >= 0 && row < board.rowIds.length && at < board.columns

const steps: Readonly<Record<Move, Step>> = {
  left: by(0, -1),
  right: by(0, 1),
  up: by(-1, 0),
  down: by(1, 0),
  edgeLeft: toEdge(0, -1),
  edgeRight: toEdge(0, 1),
  edgeUp: toEdge(-1, 0),
  edgeDown: toEdge(1, 0),
  // First to the edge of what is in view, then to the end of all.
  home: ({ row, at }, { view }) => ({ row, at: at === view.from ? 0 : view.from }),
  end: ({ row, at }, { view, columns }) => ({ row, at: at === view.to ? columns - 1 : view.to }),
  first: () => ({ row: 0, at: 0 }),
  last: (_spot, { rowIds, columns }) => ({ row: rowIds.length - 1, at: columns - 1 }),
  pageUp: ({ row, at }, { view }) => ({ row: row - view.rows, at }),
  pageDown: ({ row, at }, { view }) => ({ row: row + view.rows, at }),
  weekBack: by(0, -7),
  weekAhead: by(0, 7),
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value))
