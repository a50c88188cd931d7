import type { copyInput } from '@innkeeper/protocol/rates/copy'
import { daysBetween, toDay, type Day } from '@innkeeper/rules/days/day'
import type { BatchCell } from '@innkeeper/rules/rate/batch/batch-cell'
import { copiedChanges, isUnset } from '@innkeeper/rules/rate/copy/copied-changes'
import type { CopiedDays, CopiedNight } from '@innkeeper/rules/rate/copy/copied-nights'
import { isRateField, isRoomField } from '@innkeeper/rules/rate/night-fields'
import type { z } from 'zod'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { leavingRefused } from '../batch/leaving-refused.ts'
import { planNights, spansOfPlaces, type PlannedBatch, type Reading, type Wish } from '../batch/plan-nights.ts'
import { pricesOfRooms, rateCell, roomCell } from '../cells/cells-of-places.ts'
import { readRateNights, readRoomNights } from '../nights/nights.store.ts'
import type { PlaceIds, Places } from '../nights/places.store.ts'
import { spansOf } from '../nights/spans.ts'

/** The input of a copy. */
export type CopyInput = z.output<typeof copyInput>

/** A planned copy, and the number of nights that have nothing to copy. */
export type PlannedCopy = { readonly planned: PlannedBatch; readonly unset: number }

/** The nights of a copy as the rules name them. */
export const daysOfCopy = ({ days }: CopyInput): CopiedDays => {
  if (days.by === 'holiday') return days
  const target = { from: toDay(days.from), to: toDay(days.to) }
  if (days.by === 'lastYear') return { by: 'lastYear', target }
  return { by: 'weekday', source: { from: toDay(days.sourceFrom), to: toDay(days.sourceTo) }, target }
}

/** The places that a copy changes: room types only where a field of theirs is copied, and room-plans likewise. */
export const idsOfCopy = ({ fields, roomTypeIds, roomPlanIds }: CopyInput): PlaceIds => ({
  roomTypeIds: fields.some(isRoomField) ? [...new Set(roomTypeIds)] : [],
  roomPlanIds: fields.some(isRateField) ? [...new Set(roomPlanIds)] : [],
})

/** Plans a copy by the rules, without writing anything. */
export const planCopy = async (
  tx: PropertyTx,
  { input, places, copied }: { readonly input: CopyInput; readonly places: Places; readonly copied: readonly CopiedNight[] },
  reading: Reading,
): Promise<PlannedCopy> => {
  const sources = await readSources(tx, places, copied)
  let unset = 0
  const changesOf: Wish['changesOf'] = (cell) => {
    const source = sources(cell)
    if (isUnset(source)) unset += 1
    return copiedChanges(source, { fields: input.fields, step: input.step === null ? null : { field: 'price', ...input.step } })
  }
  const planned = await planNights(tx, places, { nights: copied.map(({ night }) => night), changesOf }, reading)
  return { planned: input.leaveRefused ? leavingRefused(planned) : planned, unset }
}

const readSources = async (tx: PropertyTx, places: Places, copied: readonly CopiedNight[]): Promise<(cell: BatchCell) => BatchCell> => {
  const spans = spansOf('', [...new Set(copied.map(({ source }) => source))].toSorted())
  const stored = {
    rooms: places.rooms.size === 0 ? new Map() : await readRoomNights(tx, spansOfPlaces(places.rooms.keys(), spans), false),
    rates: places.plans.size === 0 ? new Map() : await readRateNights(tx, spansOfPlaces(places.plans.keys(), spans)),
  }
  const prices = pricesOfRooms(places.property)
  const sourceOf = new Map(copied.map(({ night, source }) => [night, source]))
  return (cell) => {
    const night = sourceOf.get(cell.row.night) ?? cell.row.night
    const place = cell.kind === 'room' ? places.rooms.get(cell.roomTypeId) : places.plans.get(cell.roomPlanId)
    if (place === undefined) return cell
    return 'roomPlanId' in place ? rateCell(place, night, stored, prices) : roomCell(place, night, stored)
  }
}

const mostSources = 60

/** Which nights are copied from which: consecutive nights at the same distance from their sources are told as one. */
export const sourcesOf = (copied: readonly CopiedNight[]) => {
  const runs: { from: Day; to: Day; source: Day }[] = []
  for (const { night, source } of copied) {
    const last = runs.at(-1)
    const goesOn =
      last !== undefined && daysBetween(last.to, night) === 1 && daysBetween(last.source, source) === daysBetween(last.from, night)
    if (goesOn) last.to = night
    else runs.push({ from: night, to: night, source })
  }
  return { sources: runs.slice(0, mostSources), moreSources: Math.max(runs.length - mostSources, 0) }
}
