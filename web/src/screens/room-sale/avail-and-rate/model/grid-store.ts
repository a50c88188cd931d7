import type { Grid } from '@innkeeper/protocol/rates/grid'
import type { Currency } from '@innkeeper/rules/money/currency'
import type { FieldValue } from '@innkeeper/rules/rate/change'
import type { NightFieldName } from '@innkeeper/rules/rate/night-fields'
import type { RateNight } from '@innkeeper/rules/rate/rate-night'
import type { RoomNight } from '@innkeeper/rules/rate/room-night'
import { createBlockSignals, type BlockSignals } from './loading/block-signals.ts'
import type { Calendar } from './calendar.ts'
import { nightsOfBlock } from './loading/pieces.ts'
import { createEdits, needsPerson, type CellEdits, type Edits, type PlacedEdit } from './edits.ts'
import { roomsOf, type Room } from './grid-rows.ts'
import { createNightStore, type NightStore } from './nights/night-store.ts'
import { watched, type Watched } from './watched.ts'

/** What the server said of the property beside the nights. */
export type GridFacts = {
  readonly rooms: readonly Room[]
  readonly events: Grid['events']
  readonly weekendNights: readonly number[]
  readonly currency: Currency
}

/** How many nights have typed values in which state. */
export type EditCounts = { readonly unsaved: number; readonly saving: number; readonly waiting: number }

/** All that the grid knows, outside of React: facts, stored nights, typed values over them, and who is told of a change. */
export type GridStore = {
  readonly calendar: Calendar
  readonly facts: Watched<GridFacts | null>
  readonly nights: NightStore
  readonly edits: Pick<Edits, 'of' | 'all'>
  readonly counts: Watched<EditCounts>
  /** The server's day when it is not the calendar's, else null. */
  readonly serverToday: Watched<string | null>
  readonly signals: BlockSignals
  /** A room type's night as it is shown: what is stored, with what was typed over it. */
  readonly room: (roomTypeId: string, at: number) => RoomNight
  /** A room-plan's night as it is shown. */
  readonly rate: (roomPlanId: string, at: number) => RateNight
  /** A room-plan's night without typed values that wait for the person: what other plans follow. */
  readonly soundRate: (roomPlanId: string, at: number) => RateNight
  readonly putGrid: (grid: Grid) => void
  readonly putEdits: (edits: readonly PlacedEdit[]) => void
  readonly dropEdits: (places: readonly Omit<PlacedEdit, 'edit'>[]) => void
  /** Paints the nights again that were written into `nights`. */
  readonly touch: (rowIds: readonly { readonly rowId: string; readonly at: number }[]) => void
}

const noCounts: EditCounts = { unsaved: 0, saving: 0, waiting: 0 }

/** The store of the grid on a calendar. */
export const createGridStore = (calendar: Calendar): GridStore => {
  const nights = createNightStore(calendar)
  const edits = createEdits()
  const signals = createBlockSignals()
  const facts = watched<GridFacts | null>(null)
  const counts = watched<EditCounts>(noCounts)
  const serverToday = watched<string | null>(null)
  const roomOfRow = new Map<string, string>()
  const touch: GridStore['touch'] = (places) => {
    for (const { rowId, at } of places) touchAround(signals, roomOfRow.get(rowId) ?? rowId, at)
    signals.flush()
  }
  const changedEdits = (places: Parameters<typeof touch>[0]) => {
    counts.set(countsOf(edits.cells()))
    touch(places)
  }
  const putGrid = (grid: Grid) => {
    if (grid.today !== calendar.today) serverToday.set(grid.today)
    nights.putGrid(grid)
    facts.set(factsOf(grid, facts.get()))
    for (const room of facts.get()?.rooms ?? []) for (const plan of room.plans) roomOfRow.set(plan.id, room.id)
    signals.touchAll(calendar.at(grid.from) - 1, calendar.at(grid.to) + 1)
    signals.flush()
  }
  const putEdits = (placed: readonly PlacedEdit[]) => {
    for (const { rowId, at, field, edit } of placed) edits.put(rowId, at, field, edit)
    changedEdits(placed)
  }
  const dropEdits: GridStore['dropEdits'] = (places) => {
    for (const { rowId, at, field } of places) edits.drop(rowId, at, field)
    changedEdits(places)
  }
  const room = (id: string, at: number) => withTyped(nights.room(id, at), edits.of(id, at))
  const rate = (id: string, at: number) => withTyped(nights.rate(id, at), edits.of(id, at))
  const soundRate = (id: string, at: number) => withTyped(nights.rate(id, at), soundEdits(edits.of(id, at)))
  return { calendar, facts, nights, edits, counts, serverToday, signals, room, rate, soundRate, putGrid, putEdits, dropEdits, touch }
}

// A closed night's bar is joined to its neighbours', which may stand in the next block.
const touchAround = (signals: BlockSignals, roomTypeId: string, at: number): void => {
  signals.touch(roomTypeId, at)
  if (at % nightsOfBlock === 0) signals.touch(roomTypeId, at - 1)
  if (at % nightsOfBlock === nightsOfBlock - 1) signals.touch(roomTypeId, at + 1)
}

const countsOf = (cells: Iterable<CellEdits>): EditCounts => {
  const counts = { ...noCounts }
  for (const cell of cells) {
    let [unsaved, saving, waiting] = [false, false, false]
    for (const { state } of cell.values()) {
      if (state === 'unsaved') unsaved = true
      else if (state === 'saving') saving = true
      else if (needsPerson(state)) waiting = true
    }
    counts.unsaved += Number(unsaved)
    counts.saving += Number(saving)
    counts.waiting += Number(waiting)
  }
  return counts.unsaved + counts.saving + counts.waiting === 0 ? noCounts : counts
}

// A part of the room types may have been asked for; the facts stay the same value while nothing in them changed.
const factsOf = (grid: Grid, former: GridFacts | null): GridFacts => {
  const given = new Map(roomsOf(grid).map((room) => [room.id, room]))
  const partly =
    former !== null &&
    former.rooms.some(({ id }) => !given.has(id)) &&
    [...given.keys()].every((id) => former.rooms.some((room) => room.id === id))
  const rooms = partly ? former.rooms.map((room) => given.get(room.id) ?? room) : [...given.values()]
  const next: GridFacts = {
    rooms,
    events: mergedEvents(former?.events ?? [], grid),
    weekendNights: grid.weekendNights,
    currency: grid.currency,
  }
  return former !== null && JSON.stringify(former) === JSON.stringify(next) ? former : next
}

const mergedEvents = (former: Grid['events'], grid: Grid): Grid['events'] => {
  const kept = former.filter((event) => (event.to < grid.from || event.from > grid.to) && !grid.events.some(({ id }) => id === event.id))
  return [...kept, ...grid.events].toSorted((one, other) => one.from.localeCompare(other.from))
}

const soundEdits = (edits: CellEdits | undefined): CellEdits | undefined =>
  edits && new Map([...edits].filter(([, { state }]) => !needsPerson(state)))

const withTyped = <N extends Partial<Record<NightFieldName, FieldValue>>>(night: N, edits: CellEdits | undefined): N => {
  if (edits === undefined) return night
  return { ...night, ...Object.fromEntries([...edits].map(([field, { value }]) => [field, value])) }
}
