import type { Day } from '@innkeeper/rules/days/day'
import type { BatchCell } from '@innkeeper/rules/rate/batch-cell'
import type { ChangeField, FieldValue } from '@innkeeper/rules/rate/change'
import { changeTo } from '@innkeeper/rules/rate/change-to'
import { planCell } from '@innkeeper/rules/rate/plan-cell'
import type { SkipReason } from '@innkeeper/rules/rate/skip-reasons'
import { pricesOfRooms, rateCell, roomCell } from './cells-of-places.ts'
import { kept, spoken, type FieldChanges, type NightChange, type Place } from './field-changes.ts'
import { storedValue } from './judge-cells.ts'
import type { LaterChange, Watched } from './operations.store.ts'
import type { Places } from './places.store.ts'
import type { ReadNights } from './set-nights.ts'
import type { UndoLink } from './undo.store.ts'

/** A field of a night that an undo would restore: what it holds now, and what it held before the operation. */
export type Restorable = {
  readonly place: Place
  readonly field: ChangeField
  readonly night: Day
  readonly cell: BatchCell
  readonly now: FieldValue
  readonly restored: FieldValue
}

/** A field that is left as it is, and the rule that says so. */
export type NotRestored = Restorable & { readonly reason: SkipReason }

/** Whether an operation stands undone: somebody undid it, and nobody undid that. */
export const isUndone = (operationNo: number, links: readonly UndoLink[]): boolean =>
  links.some((link) => link.undoes === operationNo && !isUndone(link.operationNo, links))

/** The fields that do not hold now what they held before the operation. */
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
      const [now, restored] = [storedValue(cell, field), spoken(field, before[index] ?? null)]
      return kept(now) === kept(restored) ? [] : [{ place, field, night, cell, now, restored }]
    }),
  )
}

/** The fields whose later changes are to be asked for: only rows that a later operation wrote. */
export const watchedSince = (
  fields: readonly Restorable[],
  operationNo: number,
): { readonly one: Restorable; readonly watched: Watched }[] =>
  fields
    .filter(({ cell }) => cell.row.version > operationNo)
    .map((one) => ({ one, watched: { ...one.place, field: one.field, night: one.night, since: operationNo } }))

/** What the rules let be restored, and what not; all fields of a night are held against each other as they will be. */
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
      else restores.push({ place: one.place, field: one.field, night: one.night, before: one.now, after: one.restored })
    }
  }
  return { restores, refused }
}

/** A field that somebody changed since, and by which operation. */
export type ChangedSince = { readonly one: Restorable; readonly later: LaterChange }
