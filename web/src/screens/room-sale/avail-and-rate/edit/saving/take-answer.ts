import type { SavedCells } from '@innkeeper/protocol/rates/save-cells'
import type { RateNight } from '@innkeeper/rules/rate/rate-night'
import type { RoomNight } from '@innkeeper/rules/rate/room-night'
import type { PlacedEdit } from '../../model/edits.ts'
import type { GridStore } from '../../model/grid-store.ts'
import type { SavePlan } from './save-body.ts'
import type { Wanted } from '../typing/wanted-value.ts'

/** Writes what a save did into the store; answers the typed values as they stand now: saved, collided or failed. */
export const takeAnswer = (store: GridStore, plan: SavePlan, answer: SavedCells): PlacedEdit[] => {
  const left = { collided: byPlace(answer.collided), refused: byPlace(answer.refused), operationNo: answer.operationNo }
  const edits = [...plan.rates, ...plan.rooms].flatMap((cells) => takeRow(store, cells, left))
  for (const row of answer.fresh.rates) store.nights.putRate(row.roomPlanId, store.calendar.at(row.night), flags(row))
  for (const row of answer.fresh.rooms)
    store.nights.putRoom(row.roomTypeId, store.calendar.at(row.night), { ...row, closed: row.closed === 1 })
  return edits
}

type Told = { readonly roomTypeId: string; readonly roomPlanId: string | null; readonly night: string; readonly field: string }

const byPlace = <T extends Told>(told: readonly T[]): ReadonlyMap<string, T> =>
  new Map(told.map((one) => [`${one.roomPlanId ?? one.roomTypeId} ${one.night} ${one.field}`, one]))

type Left = {
  readonly collided: ReadonlyMap<string, SavedCells['collided'][number]>
  readonly refused: ReadonlyMap<string, SavedCells['refused'][number]>
  readonly operationNo: number | null
}

const takeRow = (store: GridStore, cells: readonly Wanted[], answer: Left): PlacedEdit[] => {
  const edits = cells.map((wanted) => editAfter(store, wanted, answer))
  keepSaved(
    store,
    cells.filter((_, index) => edits[index]?.edit.state === 'saved'),
    answer.operationNo,
  )
  return edits
}

const editAfter = (store: GridStore, { row, at, field, value }: Wanted, answer: Left): PlacedEdit => {
  const place = { rowId: row.id, at, field }
  if (answer.collided.size + answer.refused.size === 0) return { ...place, edit: { value, state: 'saved' } }
  const key = `${row.id} ${store.calendar.days[at]} ${field}`
  const collision = answer.collided.get(key)
  if (collision !== undefined) return { ...place, edit: { value, state: 'collided', collision } }
  const refused = answer.refused.get(key)
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
