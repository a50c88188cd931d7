import { addDays, type Day } from '@innkeeper/rules/days/day'
import { nightsOf } from '@innkeeper/rules/days/interval'
import type { BatchCell, RateCell } from '@innkeeper/rules/rate/batch-cell'
import type { Change } from '@innkeeper/rules/rate/change'
import { changeTo } from '@innkeeper/rules/rate/change-to'
import { planBatch, type CellPlan } from '@innkeeper/rules/rate/plan-batch'
import type { PropertyTx } from '../../kit/transaction.ts'
import { rateChanges, roomChanges, type BatchInput } from './batch-changes.ts'
import { pricesOfRooms, rateCell, roomCell, type PricesOfRooms } from './cells-of-places.ts'
import { intervalsOf } from './check-batch.ts'
import type { Place } from './field-changes.ts'
import { readRateNights, readRoomNights } from './nights.store.ts'
import type { PlaceIds, Places } from './places.store.ts'
import type { ReadNights } from './set-nights.ts'
import { spansOf, type Span } from './spans.ts'

/** What a batch does to one room type or room-plan, night by night. */
export type PlannedPlace = { readonly place: Place; readonly cells: readonly CellPlan<BatchCell>[] }

/** A whole batch as planned: the nights it is held against, and what it does to each place. */
export type PlannedBatch = { readonly stored: ReadNights; readonly prices: PricesOfRooms; readonly places: readonly PlannedPlace[] }

/** The places that a batch sets, each once: room types only where a field of theirs changes, and room-plans likewise. */
export const idsOfBatch = ({ changes, roomTypeIds, roomPlanIds }: BatchInput): PlaceIds => ({
  roomTypeIds: roomChanges(changes).length > 0 ? [...new Set(roomTypeIds)] : [],
  roomPlanIds: rateChanges(changes).length > 0 ? [...new Set(roomPlanIds)] : [],
})

/** How a batch's nights are read: locked for writing, and with nights around them that a price is compared with. */
export type Reading = { readonly lock: boolean; readonly around: number }

/** Plans a batch by the rules, without writing anything. */
export const planNights = async (tx: PropertyTx, places: Places, input: BatchInput, reading: Reading): Promise<PlannedBatch> => {
  const nights = nightsOf(intervalsOf(input))
  const stored = await readNights(tx, places, nights, reading)
  const prices = pricesOfRooms(places.property)
  const fixes = new Map(input.fixes.map((fix) => [fixKey(fix.roomPlanId, fix.night), fix.price]))
  const rooms = roomChanges(input.changes)
  const rates = rateChanges(input.changes)
  const { today } = places.settable
  return {
    stored,
    prices,
    places: [
      ...[...places.rooms.values()].map((room) => ({
        place: { roomTypeId: room.roomTypeId, roomPlanId: null },
        cells: planBatch(
          nights.map((night) => roomCell(room, night, stored)),
          rooms,
          today,
        ),
      })),
      ...[...places.plans.values()].map((plan) => ({
        place: { roomTypeId: plan.room.roomTypeId, roomPlanId: plan.roomPlanId },
        cells: plannedRates(
          nights.map((night) => rateCell(plan, night, stored, prices)),
          rates,
          { fixes, today },
        ),
      })),
    ],
  }
}

/** Nights that a person gave a price of their own are planned apart from the others, one plan for each price. */
const plannedRates = (
  cells: readonly RateCell[],
  rates: readonly Change[],
  { fixes, today }: { readonly fixes: Fixes; readonly today: Day },
) => {
  const byFix = Map.groupBy(cells, (cell) => fixes.get(fixKey(cell.roomPlanId, cell.row.night)))
  const planned = [...byFix].flatMap(([fix, ofFix]) => planBatch(ofFix, fix === undefined ? rates : mended(rates, fix), today))
  return byFix.size > 1 ? planned.toSorted((one, other) => (one.cell.row.night < other.cell.row.night ? -1 : 1)) : planned
}

type Fixes = ReadonlyMap<string, number>

const fixKey = (roomPlanId: string, night: string): string => `${roomPlanId} ${night}`

const mended = (rates: readonly Change[], price: number): Change[] =>
  rates.map((change) => (change.field === 'price' ? changeTo('price', price) : change))

const readNights = async (tx: PropertyTx, places: Places, nights: readonly Day[], { lock, around }: Reading): Promise<ReadNights> => {
  const spans = spansOf('', nights)
  const wide = around === 0 ? spans : widened(spans, around)
  const of = (ids: Iterable<string>, ranges: readonly Span[]) => [...ids].flatMap((id) => ranges.map((span) => ({ ...span, id })))
  const [rooms, rates] = await Promise.all([
    places.rooms.size === 0 ? new Map() : readRoomNights(tx, of(places.rooms.keys(), spans), lock),
    places.plans.size === 0 ? new Map() : readRateNights(tx, of(places.plans.keys(), wide)),
  ])
  return { rooms, rates }
}

const widened = (spans: readonly Span[], days: number): Span[] => {
  const [first, last] = [spans[0], spans.at(-1)]
  return first === undefined || last === undefined ? [] : [{ id: '', from: addDays(first.from, -days), to: addDays(last.to, days) }]
}
