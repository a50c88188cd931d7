import { addDays, type Day } from '@innkeeper/rules/days/day'
import { nightsOf } from '@innkeeper/rules/days/interval'
import type { BatchCell, RateCell } from '@innkeeper/rules/rate/batch/batch-cell'
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

/** The number of nights of room-plans read at once: PostgreSQL reads the next ones while these are planned. */
const nightsAtOnce = 4000

/** Plans a batch by the rules, without writing anything. */
export const planNights = async (tx: PropertyTx, places: Places, input: BatchInput, reading: Reading): Promise<PlannedBatch> => {
  const nights = nightsOf(intervalsOf(input))
  const batch: Batch = { ...places, input, nights, prices: pricesOfRooms(places.property), fixes: fixesOf(input) }
  const [rooms, ...plans] = await Promise.all([
    planRooms(tx, batch, reading),
    ...lotsOf([...places.plans.values()], Math.ceil(nightsAtOnce / nights.length)).map((lot) => planRoomPlans(tx, batch, lot, reading)),
  ])
  return {
    stored: { rooms: rooms.stored, rates: new Map(plans.flatMap(({ stored }) => [...stored])) },
    prices: batch.prices,
    places: [rooms, ...plans].flatMap((lot) => lot.places),
  }
}

/** A batch with what its planning needs. */
type Batch = Places & {
  readonly input: BatchInput
  readonly nights: readonly Day[]
  readonly prices: PricesOfRooms
  readonly fixes: Fixes
}

/** The prices that a person corrected, by room-plan and night. */
type Fixes = ReadonlyMap<string, ReadonlyMap<string, number>>

const fixesOf = ({ fixes }: BatchInput): Fixes =>
  new Map(
    [...Map.groupBy(fixes, (fix) => fix.roomPlanId)].map(([id, ofPlan]) => [id, new Map(ofPlan.map((fix) => [fix.night, fix.price]))]),
  )

const lotsOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, lot) => all.slice(lot * size, (lot + 1) * size))

const planRooms = async (tx: PropertyTx, { rooms, nights, input, settable }: Batch, { lock }: Reading) => {
  const stored = rooms.size === 0 ? new Map() : await readRoomNights(tx, spansOfPlaces(rooms.keys(), spansOf('', nights)), lock)
  const read = { rooms: stored, rates: new Map() }
  const changes = roomChanges(input.changes)
  const plan = (room: RoomPlace): PlannedPlace => ({
    place: { roomTypeId: room.roomTypeId, roomPlanId: null },
    cells: planBatch(
      nights.map((night) => roomCell(room, night, read)),
      changes,
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
  const changes = rateChanges(batch.input.changes)
  const plan = (one: PlanPlace): PlannedPlace => {
    const cells = batch.nights.map((night) => rateCell(one, night, read, batch.prices))
    const planned = plannedRates(cells, changes, { fixes: batch.fixes.get(one.roomPlanId), today: batch.settable.today })
    return { place: { roomTypeId: one.room.roomTypeId, roomPlanId: one.roomPlanId }, cells: planned }
  }
  return { stored, places: lot.map(plan) }
}

/** Nights with a corrected price are planned separately, one plan for each price. */
const plannedRates = (
  cells: readonly RateCell[],
  rates: readonly Change[],
  { fixes, today }: { readonly fixes: ReadonlyMap<string, number> | undefined; readonly today: Day },
) => {
  if (fixes === undefined) return planBatch(cells, rates, today)
  const byFix = Map.groupBy(cells, (cell) => fixes.get(cell.row.night))
  const planned = [...byFix].flatMap(([fix, ofFix]) => planBatch(ofFix, fix === undefined ? rates : mended(rates, fix), today))
  return planned.toSorted((one, other) => (one.cell.row.night < other.cell.row.night ? -1 : 1))
}

const mended = (rates: readonly Change[], price: number): Change[] =>
  rates.map((change) => (change.field === 'price' ? changeTo('price', price) : change))

const spansOfPlaces = (ids: Iterable<string>, spans: readonly Span[]): Span[] =>
  [...ids].flatMap((id) => spans.map((span) => ({ ...span, id })))

const widened = (spans: readonly Span[], days: number): Span[] => {
  const [first, last] = [spans[0], spans.at(-1)]
  return first === undefined || last === undefined ? [] : [{ id: '', from: addDays(first.from, -days), to: addDays(last.to, days) }]
}
