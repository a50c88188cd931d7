import type { Day } from '@innkeeper/rules/days/day'
import type { BatchCell } from '@innkeeper/rules/rate/batch/batch-cell'
import type { FieldValue } from '@innkeeper/rules/rate/change'
import type { NightFieldName } from '@innkeeper/rules/rate/night-fields'
import { changeTo } from '@innkeeper/rules/rate/change-to'
import { planCell } from '@innkeeper/rules/rate/batch/plan-cell'
import { emptyRateNight } from '@innkeeper/rules/rate/rate-night'
import { emptyRoomNight } from '@innkeeper/rules/rate/room-night'
import type { SkipReason } from '@innkeeper/rules/rate/batch/skip-reasons'
import { pricesOfRooms, rateCell, roomCell } from '../cells/cells-of-places.ts'
import { kept, spoken, type FieldChanges, type NightChange, type Place } from '../nights/field-changes.ts'
import { storedValue } from '../cells/judge-cells.ts'
import type { LaterChange, Watched } from '../nights/operations.store.ts'
import type { Places } from '../nights/places.store.ts'
import type { ReadNights } from '../nights/set-nights.ts'
import type { UndoLink } from './undo.store.ts'

/** A field of a night that an undo would restore: its current value, and its value before the operation. */
export type Restorable = {
  readonly place: Place
  readonly field: NightFieldName
  readonly night: Day
  readonly cell: BatchCell
  readonly now: FieldValue
  readonly restored: FieldValue
}

/** A field that stays as it is, and the rule that refuses to restore it. */
export type NotRestored = Restorable & { readonly reason: SkipReason }

/** Whether an operation is undone now: it was undone, and that undo was not undone. */
export const isUndone = (operationNo: number, links: readonly UndoLink[]): boolean =>
  links.some((link) => link.undoes === operationNo && !isUndone(link.operationNo, links))

/** The fields whose current value differs from the one before the operation. */
export const restorableFields = (changes: readonly FieldChanges[], places: Places, stored: ReadNights): Restorable[] => {
  const prices = pricesOfRooms(places.property)
  const cellOf = ({ roomTypeId, roomPlanId }: Place, night: Day): BatchCell | null => {
    const plan = places.plans.get(roomPlanId ?? '')
    const room = places.rooms.get(roomTypeId)
    if (roomPlanId !== null) return plan === undefined ? null : rateCell(plan, night, stored, prices)
    return room === undefined ? null : roomCell(room, night, stored)
  }
  return changes.flatMap(({ roomTypeId, roomPlanId, field, nights, before }) =>
    nights.flatMap((night, index) => {
      const place = { roomTypeId, roomPlanId }
      const cell = cellOf(place, night)
      if (cell === null) return []
      const former = spoken(field, before[index] ?? null) ?? storedValue(unwritten(cell), field)
      const [now, restored] = [storedValue(cell, field), former]
      return kept(now) === kept(restored) ? [] : [{ place, field, night, cell, now, restored }]
    }),
  )
}

/** A cell before it was ever written: the value of a field with no stored value. */
const unwritten = (cell: BatchCell): BatchCell =>
  cell.kind === 'room' ? { ...cell, row: emptyRoomNight(cell.row.night) } : { ...cell, row: emptyRateNight(cell.row.night) }

/** The fields whose later changes must be read: only those of rows that a later operation wrote. */
export const watchedSince = (
  fields: readonly Restorable[],
  operationNo: number,
): { readonly one: Restorable; readonly watched: Watched }[] =>
  fields
    .filter(({ cell }) => cell.row.version > operationNo)
    .map((one) => ({ one, watched: { ...one.place, field: one.field, night: one.night, since: operationNo } }))

/** The fields that the rules allow to restore, and the others; all fields of a night are checked against each other's restored values. */
export const judgeRestores = (
  fields: readonly Restorable[],
  places: Places,
): { readonly restores: NightChange[]; readonly refused: NotRestored[] } => {
  const restores: NightChange[] = []
  const refused: NotRestored[] = []
  for (const ofRow of Map.groupBy(fields, (one) => `${one.place.roomPlanId ?? one.place.roomTypeId} ${one.night}`).values()) {
    const [first] = ofRow
    if (first === undefined) continue
    const changes = ofRow.map((one) => changeTo(one.field, one.restored))
    for (const [index, result] of planCell(first.cell, changes, places.settable).entries()) {
      const one = ofRow[index]
      if (one === undefined || result.outcome === 'equal') continue
      if (result.outcome === 'skipped') refused.push({ ...one, reason: result.reason })
      else restores.push({ place: one.place, field: one.field, night: one.night, before: one.now, after: result.after })
    }
  }
  return { restores, refused }
}

/** A field that somebody changed since, and by which operation. */
export type ChangedSince = { readonly one: Restorable; readonly later: LaterChange }
