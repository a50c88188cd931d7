import type { ToldNightState } from '@innkeeper/protocol/words/connection/ari-words'
import type { AnswerOf } from '#kit/calls/ask.ts'
import type { GridRow } from '../model/grid-rows.ts'

type Answer = AnswerOf<'connection/on-grid'>
type Connection = Answer['connections'][number]
type Stretch = Connection['nights'][number]

/** How far a connected system has a night of a row; `stretch` says since when and why, where it does not have it. */
export type ToldCell = {
  readonly connection: Connection
  readonly state: ToldNightState
  readonly stretch: Stretch | null
}

/** How far the connected systems have the nights of a grid. */
export type ToldCells = {
  readonly connections: readonly Connection[]
  /** Of each system that is told of the row's night; none where no system is, or where the night was not read. */
  readonly of: (row: GridRow, night: string) => readonly ToldCell[]
}

/** Reads of an answer how far each system has each night: it has all that it is told of, but for what the answer names. */
export const toldCellsOf = ({ from, to, connections, changed }: Answer): ToldCells => {
  const stretches = new Map(connections.map(({ id, nights }) => [id, Map.groupBy(nights, ({ placeId }) => placeId)]))
  const isChanged = (row: GridRow, night: string) =>
    changed.some(({ roomTypeId, ...range }) => (roomTypeId === null || roomTypeId === row.room.id) && isIn(range, night))
  const cellOf = (connection: Connection, row: GridRow, night: string): ToldCell => {
    const stretch = stretches
      .get(connection.id)
      ?.get(row.id)
      ?.find((one) => isIn(one, night))
    const state = stretch?.state ?? 'done'
    const waits = isChanged(row, night) && gravity.indexOf(state) > gravity.indexOf('pending')
    return waits ? { connection, state: 'pending', stretch: null } : { connection, state, stretch: stretch ?? null }
  }
  return {
    connections,
    of: (row, night) =>
      isIn({ from, to }, night)
        ? connections.filter((connection) => isTold(connection, row, night)).map((connection) => cellOf(connection, row, night))
        : [],
  }
}

/** The state that one mark shows of several systems: the gravest. */
export const gravestOf = (cells: readonly ToldCell[]): ToldNightState | null => {
  const states = new Set(cells.map(({ state }) => state))
  return gravity.find((state) => states.has(state)) ?? null
}

/** The rows of a night that are worth telling of: those that are told, once where all is alike; the last where none is told. */
export const rowsToTell = (told: ToldCells, rows: readonly GridRow[], night: string): readonly GridRow[] => {
  const said = (row: GridRow) =>
    JSON.stringify(told.of(row, night).map(({ connection, state, stretch }) => [connection.id, state, saidOf(stretch)]))
  const isTold = rows.filter((row) => told.of(row, night).length > 0)
  const once = isTold.filter((row, index) => !isTold.slice(index + 1).some((other) => said(other) === said(row)))
  return once.length === 0 ? rows.slice(-1) : once
}

/** Whether a person may have to do something about a night. */
export const isWrong = (state: ToldNightState): boolean => state === 'failed' || state === 'differs'

// From the gravest to the lightest.
const gravity: readonly ToldNightState[] = ['failed', 'differs', 'pending', 'sent', 'done']

const isTold = (connection: Connection, row: GridRow, night: string): boolean =>
  isIn(connection, night) &&
  connection.roomTypeIds.includes(row.room.id) &&
  (row.kind === 'room' || connection.ratePlanIds.includes(row.plan.planId))

const saidOf = (stretch: Stretch | null) => stretch && [stretch.since, stretch.why, stretch.differences, stretch.retryAt]

const isIn = ({ from, to }: { readonly from: string; readonly to: string }, night: string): boolean => from <= night && night <= to
