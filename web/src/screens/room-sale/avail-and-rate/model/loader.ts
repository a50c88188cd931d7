import type { Grid } from '@innkeeper/protocol/rates/grid'
import { nightsOfBlock } from './calendar.ts'
import type { GridStore } from './grid-store.ts'
import { watched, type Watched } from './watched.ts'

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

/** Nights read at a time: whole blocks of the grid. */
export const nightsOfPiece = nightsOfBlock * 8

type Piece = 'none' | 'reading' | 'read' | 'stale'

/** A loader over a store; `now` is the clock that "last read" is told by. */
export function createLoader(store: GridStore, read: ReadGrid, now: () => number): Loader {
  const { days, at } = store.calendar
  const pieces = new Map<number, Piece>()
  const state = watched<LoadState>({ loading: false, error: null, readAt: 0 })
  let seen: readonly number[] = []
  let reading = 0
  const most = Math.ceil(days.length / nightsOfPiece) - 1
  const dayAt = (column: number) => days[Math.max(0, Math.min(column, days.length - 1))] ?? store.calendar.today
  const readPiece = async (piece: number, roomTypeIds?: readonly string[]) => {
    const former = pieces.get(piece)
    pieces.set(piece, 'reading')
    reading += 1
    state.set({ ...state.get(), loading: true })
    try {
      store.putGrid(await read(dayAt(piece * nightsOfPiece), dayAt((piece + 1) * nightsOfPiece - 1), roomTypeIds))
      // What became stale while it was read is read again.
      if (pieces.get(piece) === 'reading') pieces.set(piece, 'read')
      state.set({ ...state.get(), error: null, readAt: now() })
    } catch (error) {
      if (!(error instanceof Error)) throw error
      pieces.set(piece, former === 'read' ? 'stale' : 'none')
      state.set({ ...state.get(), error })
    } finally {
      reading -= 1
      state.set({ ...state.get(), loading: reading > 0 })
    }
  }
  const readMissing = async () => {
    const wanted = seen.filter((piece) => piece >= 0 && piece <= most)
    const missing = wanted.find((piece) => pieces.get(piece) === undefined || pieces.get(piece) === 'none' || pieces.get(piece) === 'stale')
    if (missing === undefined || reading > 1 || state.get().error !== null) return
    await readPiece(missing)
    await readMissing()
  }
  return {
    state,
    see: (from, to) => {
      const first = Math.floor(from / nightsOfPiece)
      const last = Math.floor(to / nightsOfPiece)
      const inView = Array.from({ length: last - first + 1 }, (_, index) => first + index)
      seen = [...inView, last + 1, first - 1]
      void readMissing()
    },
    stale: (from, to, roomTypeIds) => {
      const first = Math.max(0, Math.floor(at(from) / nightsOfPiece))
      const last = Math.min(most, Math.floor(at(to) / nightsOfPiece))
      for (let piece = first; piece <= last; piece += 1) {
        const known = pieces.get(piece)
        if (known === undefined || known === 'none') continue
        if (known === 'read' && seen.includes(piece) && roomTypeIds !== undefined && roomTypeIds.length > 0) void readPiece(piece, roomTypeIds)
        else pieces.set(piece, 'stale')
      }
      void readMissing()
    },
    again: () => {
      state.set({ ...state.get(), error: null })
      void readMissing()
    },
  }
}
