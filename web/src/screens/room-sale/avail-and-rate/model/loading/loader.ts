import type { Grid } from '@innkeeper/protocol/rates/grid'
import type { GridStore } from '../grid-store.ts'
import { nightsOfPiece } from './pieces.ts'
import { watched, type Watched } from '../watched.ts'

/** Reads a piece of the grid. */
export type ReadGrid = (from: string, to: string, roomTypeIds?: readonly string[]) => Promise<Grid>

/** What of the grid has been read. */
export type LoadState = { readonly loading: boolean; readonly error: Error | null; readonly readAt: number }

/** Reads the grid piece by piece as it comes into view. */
export type Loader = {
  readonly state: Watched<LoadState>
  /** These columns are in view: they are read, and their neighbours after them. */
  readonly see: (from: number, to: number) => void
  /** Something changed between two days: what is in view is read again at once, the rest when it is seen. */
  readonly stale: (from: string, to: string, roomTypeIds?: readonly string[]) => void
  readonly again: () => void
}

type Piece = 'none' | 'reading' | 'read' | 'stale'

type Reading = {
  readonly store: GridStore
  readonly read: ReadGrid
  readonly now: () => number
  readonly pieces: Map<number, Piece>
  readonly state: Watched<LoadState>
  readonly last: number
  seen: readonly number[]
  running: number
}

const mostAtOnce = 2

/** A loader over a store; `now` is the clock that "last read" is told by. */
export const createLoader = (store: GridStore, read: ReadGrid, now: () => number): Loader => {
  const state = watched<LoadState>({ loading: false, error: null, readAt: 0 })
  const last = pieceOf(store.calendar.days.length - 1)
  const reading: Reading = { store, read, now, state, last, pieces: new Map(), seen: [], running: 0 }
  return {
    state,
    see: (from, to) => {
      const inView = Array.from({ length: pieceOf(to) - pieceOf(from) + 1 }, (_, index) => pieceOf(from) + index)
      reading.seen = [...inView, pieceOf(to) + 1, pieceOf(from) - 1].filter((piece) => piece >= 0 && piece <= last)
      void readMissing(reading)
    },
    stale: (from, to, roomTypeIds = []) => {
      const { at } = store.calendar
      // A signal came through: the server can be reached again.
      state.set({ ...state.get(), error: null })
      for (let piece = Math.max(0, pieceOf(at(from))); piece <= Math.min(last, pieceOf(at(to))); piece += 1)
        markStale(reading, piece, roomTypeIds)
      void readMissing(reading)
    },
    again: () => {
      state.set({ ...state.get(), error: null })
      void readMissing(reading)
    },
  }
}

const pieceOf = (at: number): number => Math.floor(at / nightsOfPiece)

// What is in view and names its room types is read again for those alone; the rest is read again whole, once it is seen.
const markStale = (reading: Reading, piece: number, roomTypeIds: readonly string[]): void => {
  const known = reading.pieces.get(piece) ?? 'none'
  if (known === 'none') return
  if (known === 'read' && roomTypeIds.length > 0 && reading.seen.includes(piece)) void readPiece(reading, piece, roomTypeIds)
  else reading.pieces.set(piece, 'stale')
}

const readMissing = async (reading: Reading): Promise<void> => {
  const { pieces, seen, state } = reading
  const missing = seen.find((piece) => (pieces.get(piece) ?? 'none') === 'none' || pieces.get(piece) === 'stale')
  if (missing === undefined || reading.running >= mostAtOnce || state.get().error !== null) return
  await readPiece(reading, missing)
  await readMissing(reading)
}

const readPiece = async (reading: Reading, piece: number, roomTypeIds?: readonly string[]): Promise<void> => {
  const { pieces, store, state } = reading
  const { days, today } = store.calendar
  const former = pieces.get(piece)
  const day = (at: number) => days[Math.min(at, days.length - 1)] ?? today
  pieces.set(piece, 'reading')
  reading.running += 1
  state.set({ ...state.get(), loading: true })
  try {
    store.putGrid(await reading.read(day(piece * nightsOfPiece), day((piece + 1) * nightsOfPiece - 1), roomTypeIds))
    // What became stale while it was read is read again.
    if (pieces.get(piece) === 'reading') pieces.set(piece, 'read')
    state.set({ ...state.get(), error: null, readAt: reading.now() })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    pieces.set(piece, former === 'read' ? 'stale' : 'none')
    state.set({ ...state.get(), error })
  } finally {
    reading.running -= 1
    state.set({ ...state.get(), loading: reading.running > 0 })
  }
}
