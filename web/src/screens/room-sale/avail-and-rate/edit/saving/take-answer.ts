import type { SavedCells } from '@innkeeper/protocol/rates/save-cells'
import type { RateNight } from '@innkeeper/rules/rate/rate-night'
import type { RoomNight } from '@innkeeper/rules/rate/room-night'
import type { PlacedEdit } from '../../model/edits.ts'
import type { GridStore } from '../../model/grid-store.ts'
import type { SavePlan } from './save-body.ts'
import type { Wanted } from '../typing/wanted-value.ts'

/** Writes what a save did into the store; answers the typed values as they stand now: saved, collided or failed. */
export const takeAnswer = (store: GridStore, plan: SavePlan, answer: SavedCells): PlacedEdit[] => {
  const edits = [...plan.rates, ...plan.rooms].flatMap((cells) => takeRow(store, cells, answer))
  for (const row of answer.fresh.rates) store.nights.putRate(row.roomPlanId, store.calendar.at(row.night), flags(row))
  for (const row of answer.fresh.rooms)
    store.nights.putRoom(row.roomTypeId, store.calendar.at(row.night), { ...row, closed: row.closed === 1 })
  return edits
}

const takeRow = (store: GridStore, cells: readonly Wanted[], answer: SavedCells): PlacedEdit[] => {
  const edits = cells.map((wanted) => editAfter(store, wanted, answer))
  keepSaved(
    store,
    cells.filter((_, index) => edits[index]?.edit.state === 'saved'),
    answer.operationNo,
  )
  return edits
}

const editAfter = (store: GridStore, { row, at, field, value }: Wanted, answer: SavedCells): PlacedEdit => {
  const place = { rowId: row.id, at, field }
  const night = store.calendar.days[at]
  const isHere = (one: { roomTypeId: string; roomPlanId: string | null; night: string; field: string }) =>
    (one.roomPlanId ?? one.roomTypeId) === row.id && one.night === night && one.field === field
  const collision = answer.collided.find(isHere)
  if (collision !== undefined) return { ...place, edit: { value, state: 'collided', collision } }
  const refused = answer.refused.find(isHere)
  if (refused !== undefined) return { ...place, edit: { value, state: 'failed', message: refused.message } }
  return { ...place, edit: { value, state: 'saved' } }
}

const keepSaved = (store: GridStore, cells: readonly Wanted[], operationNo: number | null): void => {
  const [first] = cells
  if (first === undefined) return
  const { row, at } = first
  const values = Object.fromEntries(cells.map(({ field, value }) => [field, value]))
  if (row.kind === 'plan') store.nights.putRate(row.id, at, withVersion({ ...store.nights.rate(row.id, at), ...values }, operationNo))
  else store.nights.putRoom(row.id, at, withVersion({ ...store.nights.room(row.id, at), ...values }, operationNo))
}

const withVersion = <N extends RateNight | RoomNight>(night: N, operationNo: number | null): N =>
  operationNo === null ? night : { ...night, version: operationNo }

const flags = (row: SavedCells['fresh']['rates'][number]) => ({
  ...row,
  stopSell: row.stopSell === 1,
  cta: row.cta === 1,
  ctd: row.ctd === 1,
})
