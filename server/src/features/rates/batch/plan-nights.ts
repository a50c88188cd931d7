import { addDays, type Day } from '@innkeeper/rules/days/day'
import { nightsOf } from '@innkeeper/rules/days/interval'
import type { BatchCell } from '@innkeeper/rules/rate/batch/batch-cell'
import type { Change } from '@innkeeper/rules/rate/change'
import { changeTo } from '@innkeeper/rules/rate/change-to'
import { planBatch, type CellPlan } from '@innkeeper/rules/rate/batch/plan-batch'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { rateChanges, roomChanges, type BatchInput } from './batch-changes.ts'
import { pricesOfRooms, rateCell, roomCell, type PricesOfRooms } from '../cells/cells-of-places.ts'
import { intervalsOf } from './check-batch.ts'
import type { Place } from '../nights/field-changes.ts'
import { readRateNights, readRoomNights } from '../nights/nights.store.ts'
import type { PlaceIds, PlanPlace, Places, RoomPlace } from '../nights/places.store.ts'
import type { ReadNights } from '../nights/set-nights.ts'
import { spansOf, type Span } from '../nights/spans.ts'

/** What a batch does to one room type or room-plan, night by night. */
export type PlannedPlace = { readonly place: Place; readonly cells: readonly CellPlan<BatchCell>[] }

/** A planned batch: the stored nights that it is checked against, and what it does to each place. */
export type PlannedBatch = { readonly stored: ReadNights; readonly prices: PricesOfRooms; readonly places: readonly PlannedPlace[] }

/** The places that a batch changes, without repetition: room types only where a field of theirs changes, and room-plans likewise. */
export const idsOfBatch = ({ changes, roomTypeIds, roomPlanIds }: BatchInput): PlaceIds => ({
  roomTypeIds: roomChanges(changes).length > 0 ? [...new Set(roomTypeIds)] : [],
  roomPlanIds: rateChanges(changes).length > 0 ? [...new Set(roomPlanIds)] : [],
})

/** How a batch's nights are read: locked for writing, and with nights around them for comparing prices. */
export type Reading = { readonly lock: boolean; readonly around: number }

/** What is wished of nights: which nights, and the changes of each room type's or room-plan's night. */
export type Wish = { readonly nights: readonly Day[]; readonly changesOf: (cell: BatchCell) => readonly Change[] }

/** The wish of a batch: every night changes alike, but for prices that a person corrected. */
export const wishOfBatch = (input: BatchInput): Wish => {
  const [rooms, rates, fixes] = [roomChanges(input.changes), rateChanges(input.changes), fixesOf(input)]
  return {
    nights: nightsOf(intervalsOf(input)),
    changesOf: (cell) => {
      if (cell.kind === 'room') return rooms
      const fix = fixes.get(cell.roomPlanId)?.get(cell.row.night)
      return fix === undefined ? rates : mended(rates, fix)
    },
  }
}

/** The number of nights of room-plans read at once: PostgreSQL reads the next ones while these are planned. */
const nightsAtOnce = 4000

/** Plans changes of nights by the rules, without writing anything. */
export const planNights = async (tx: PropertyTx, places: Places, wish: Wish, reading: Reading): Promise<PlannedBatch> => {
  const batch: Batch = { ...places, ...wish, prices: pricesOfRooms(places.property) }
  const [rooms, ...plans] = await Promise.all([
    planRooms(tx, batch, reading),
    ...lotsOf([...places.plans.values()], Math.ceil(nightsAtOnce / wish.nights.length)).map((lot) =>
      planRoomPlans(tx, batch, lot, reading),
    ),
  ])
  return {
    stored: { rooms: rooms.stored, rates: new Map(plans.flatMap(({ stored }) => [...stored])) },
    prices: batch.prices,
    places: [rooms, ...plans].flatMap((lot) => lot.places),
  }
}

/** A wish with what its planning needs. */
type Batch = Places & Wish & { readonly prices: PricesOfRooms }

/** The prices that a person corrected, by room-plan and night. */
type Fixes = ReadonlyMap<string, ReadonlyMap<string, number>>

const fixesOf = ({ fixes }: BatchInput): Fixes =>
  new Map(
    [...Map.groupBy(fixes, (fix) => fix.roomPlanId)].map(([id, ofPlan]) => [id, new Map(ofPlan.map((fix) => [fix.night, fix.price]))]),
  )

const mended = (rates: readonly Change[], price: number): Change[] =>
  rates.map((change) => (change.field === 'price' ? changeTo('price', price) : change))

const lotsOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, lot) => all.slice(lot * size, (lot + 1) * size))

const planRooms = async (tx: PropertyTx, { rooms, nights, changesOf, settable }: Batch, { lock }: Reading) => {
  const stored = rooms.size === 0 ? new Map() : await readRoomNights(tx, spansOfPlaces(rooms.keys(), spansOf('', nights)), lock)
  const read = { rooms: stored, rates: new Map() }
  const plan = (room: RoomPlace): PlannedPlace => ({
    place: { roomTypeId: room.roomTypeId, roomPlanId: null },
    cells: planBatch(
      nights.map((night) => roomCell(room, night, read)),
      changesOf,
      settable.today,
    ),
  })
  return { stored: read.rooms, places: [...rooms.values()].map(plan) }
}

const planRoomPlans = async (tx: PropertyTx, batch: Batch, lot: readonly PlanPlace[], { around }: Reading) => {
  const spans = spansOf('', batch.nights)
  const ids = lot.map((plan) => plan.roomPlanId)
  const stored = await readRateNights(tx, spansOfPlaces(ids, around === 0 ? spans : widened(spans, around)))
  const read = { rooms: new Map(), rates: stored }
  const plan = (one: PlanPlace): PlannedPlace => ({
    place: { roomTypeId: one.room.roomTypeId, roomPlanId: one.roomPlanId },
    cells: planBatch(
      batch.nights.map((night) => rateCell(one, night, read, batch.prices)),
      batch.changesOf,
      batch.settable.today,
    ),
  })
  return { stored, places: lot.map(plan) }
}

/** The spans of each place. */
export const spansOfPlaces = (ids: Iterable<string>, spans: readonly Span[]): Span[] =>
  [...ids].flatMap((id) => spans.map((span) => ({ ...span, id })))

const widened = (spans: readonly Span[], days: number): Span[] => {
  const [first, last] = [spans[0], spans.at(-1)]
  return first === undefined || last === undefined ? [] : [{ id: '', from: addDays(first.from, -days), to: addDays(last.to, days) }]
}
