import { findLaterChanges } from '../nights/operations.store.ts'
import { gatherChanges, type FieldChanges, type NightChange } from '../nights/field-changes.ts'
import { readRateNights, readRoomNights } from '../nights/nights.store.ts'
import { loadPlaces, type Places } from '../nights/places.store.ts'
import {
  isUndone,
  judgeRestores,
  restorableFields,
  watchedSince,
  type ChangedSince,
  type NotRestored,
  type Restorable,
} from './plan-undo.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { ReadNights } from '../nights/set-nights.ts'
import { spansOf, type Span } from '../nights/spans.ts'
import { findChanges, findOperation, findUndoLinks, type OperationHead } from './undo.store.ts'

/** The result of planning an undo, or why there is none. */
export type UndoPlan =
  | { readonly end: 'notFound' }
  | { readonly end: 'undone' }
  | {
      readonly end: 'planned'
      readonly operation: OperationHead
      readonly places: Places
      readonly stored: ReadNights
      readonly changedSince: readonly ChangedSince[]
      readonly left: readonly Restorable[]
      readonly restores: readonly NightChange[]
      readonly changes: readonly FieldChanges[]
      readonly refused: readonly NotRestored[]
    }

/** The operation to undo, and which fields that were changed since are restored as well. */
export type UndoAsked = { readonly operationNo: number; readonly lock: boolean; readonly ticked: (field: Restorable) => boolean }

/** Plans an undo. The operation's own undoes do not count as later changes, so a redone operation can be undone again. */
export const planUndo = async (at: { readonly tx: PropertyTx; readonly now: Date }, asked: UndoAsked): Promise<UndoPlan> => {
  const { tx } = at
  const operation = await findOperation(tx, asked.operationNo)
  if (operation === undefined) return { end: 'notFound' }
  const written = await findChanges(tx, asked.operationNo)
  const places = await loadPlaces(tx, at.now, idsOf(written), asked.lock)
  const links = await findUndoLinks(tx, asked.operationNo)
  if (isUndone(asked.operationNo, links)) return { end: 'undone' }
  const stored = await readNights(tx, written, asked.lock)
  const fields = restorableFields(written, places, stored)
  const changedSince = await findChangedSince(
    tx,
    fields,
    asked.operationNo,
    links.map((link) => link.operationNo),
  )
  const left = new Set(changedSince.filter(({ one }) => !asked.ticked(one)).map(({ one }) => one))
  const judged = judgeRestores(
    fields.filter((one) => !left.has(one)),
    places,
  )
  return { end: 'planned', operation, places, stored, changedSince, left: [...left], changes: gatherChanges(judged.restores), ...judged }
}

const idsOf = (changes: readonly FieldChanges[]) => ({
  roomTypeIds: [...new Set(changes.filter((one) => one.roomPlanId === null).map((one) => one.roomTypeId))],
  roomPlanIds: [...new Set(changes.map((one) => one.roomPlanId).filter((id) => id !== null))],
})

const readNights = async (tx: PropertyTx, changes: readonly FieldChanges[], lock: boolean): Promise<ReadNights> => {
  const rooms = spansOfChanges(changes.filter((one) => one.roomPlanId === null))
  const rates = spansOfChanges(changes.filter((one) => one.roomPlanId !== null))
  return {
    rooms: rooms.length === 0 ? new Map() : await readRoomNights(tx, rooms, lock),
    rates: rates.length === 0 ? new Map() : await readRateNights(tx, rates),
  }
}

const spansOfChanges = (changes: readonly FieldChanges[]): Span[] =>
  [...Map.groupBy(changes, (one) => one.roomPlanId ?? one.roomTypeId)].flatMap(([id, ofPlace]) =>
    spansOf(id, [...new Set(ofPlace.flatMap((one) => one.nights))].toSorted()),
  )

const findChangedSince = async (
  tx: PropertyTx,
  fields: readonly Restorable[],
  operationNo: number,
  except: readonly number[],
): Promise<ChangedSince[]> => {
  const suspects = watchedSince(fields, operationNo)
  if (suspects.length === 0) return []
  const later = await findLaterChanges(
    tx,
    suspects.map(({ watched }) => watched),
    except,
  )
  return later.flatMap((change) => {
    const one = suspects[change.index]?.one
    return one === undefined ? [] : [{ one, later: change }]
  })
}
