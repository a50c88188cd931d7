import type { ChangeField } from '@innkeeper/rules/rate/change'
import type { PropertyTx } from '../../kit/transaction.ts'
import type { PatchRun } from './patch-runs.ts'
import { nightsIn, spanColumns } from './spans.ts'

/** A field's column: its type, and what a new row holds where the field is not given. */
type Column = {
  readonly field: ChangeField
  readonly column: string
  readonly type: 'bigint' | 'boolean' | 'integer'
  readonly empty: string
}

const rateColumns: readonly Column[] = [
  { field: 'price', column: 'price', type: 'bigint', empty: 'null' },
  { field: 'stopSell', column: 'stop_sell', type: 'boolean', empty: 'false' },
  { field: 'cta', column: 'cta', type: 'boolean', empty: 'false' },
  { field: 'ctd', column: 'ctd', type: 'boolean', empty: 'false' },
  { field: 'minStay', column: 'min_stay', type: 'integer', empty: 'null' },
  { field: 'maxStay', column: 'max_stay', type: 'integer', empty: 'null' },
]

const roomColumns: readonly Column[] = [
  { field: 'allotment', column: 'allotment', type: 'integer', empty: '0' },
  { field: 'closed', column: 'closed', type: 'boolean', empty: 'false' },
  { field: 'releaseDays', column: 'release_days', type: 'integer', empty: 'null' },
]

/**
 * Writes runs of nights of room-plans, one statement for the rows that there are and one for new ones. The caller holds
 * the places' locks (see `loadPlaces`), so that no row appears or changes in between.
 */
export const writeRateNights = async (tx: PropertyTx, operationNo: number, runs: readonly PatchRun[]): Promise<void> => {
  await Promise.all([
    write(tx, operationNo, { runs: runs.filter((run) => run.stored), sql: updateRates, columns: rateColumns }),
    write(tx, operationNo, { runs: runs.filter((run) => !run.stored), sql: insertRates, columns: rateColumns }),
  ])
}

/** Writes runs of nights of room types; a new row takes its room type's total rooms. */
export const writeRoomNights = async (tx: PropertyTx, operationNo: number, runs: readonly PatchRun[]): Promise<void> => {
  await Promise.all([
    write(tx, operationNo, { runs: runs.filter((run) => run.stored), sql: updateRooms, columns: roomColumns }),
    write(tx, operationNo, { runs: runs.filter((run) => !run.stored), sql: insertRooms, columns: roomColumns }),
  ])
}

type Writing = { readonly runs: readonly PatchRun[]; readonly sql: string; readonly columns: readonly Column[] }

const write = async (tx: PropertyTx, operationNo: number, { runs, sql, columns }: Writing): Promise<void> => {
  if (runs.length === 0) return
  const given = runs.map((run) => columns.reduce((bits, { field }, at) => (field in run.patch ? bits + 2 ** at : bits), 0))
  const values = columns.map(({ field, type }) => runs.map((run) => valueOf(run.patch[field], type)))
  await tx.rows(sql, [tx.propertyId, operationNo, nightsIn(runs), ...spanColumns(runs), given, ...values])
}

const valueOf = (value: number | null | undefined, type: Column['type']): number | boolean | null =>
  value === undefined || value === null ? null : type === 'boolean' ? value === 1 : value

/**
 * The nights of runs; `given` has a bit for each column that the run gives. How many nights there are only the limit tells the
 * planner: without it one cell would be looked for among all nights of the property.
 */
const nightTable = (columns: readonly Column[]): string => {
  const types = ['uuid', 'date', 'date', 'integer', ...columns.map(({ type }) => type)]
  const names = ['id', 'from_night', 'to_night', 'given', ...columns.map(({ column }) => column)]
  return `(select run.*, from_night + later as night
     from unnest(${types.map((type, at) => `$${at + 4}::${type}[]`).join(', ')}) as run (${names.join(', ')})
     cross join lateral generate_series(0, to_night - from_night) as later limit $3) as run`
}

const isGiven = (at: number): string => `run.given & ${2 ** at} > 0`

/** Nights are found by their whole key: a run held against its place's nights would cost as many looks as they have together. */
const updateOf = (table: string, id: string, columns: readonly Column[]): string =>
  `update ${table} n set version = $2,
     ${columns.map(({ column }, at) => `${column} = case when ${isGiven(at)} then run.${column} else n.${column} end`).join(', ')}
   from ${nightTable(columns)}
  where n.property_id = $1 and n.${id} = run.id and n.night = run.night`

const newValues = (columns: readonly Column[]): string =>
  columns.map(({ column, empty }, at) => `case when ${isGiven(at)} then run.${column} else ${empty} end`).join(', ')

const namesOf = (columns: readonly Column[]): string => columns.map(({ column }) => column).join(', ')

const updateRates = updateOf('rate_night', 'room_plan_id', rateColumns)
const updateRooms = updateOf('room_night', 'room_type_id', roomColumns)

const insertRates = `insert into rate_night (property_id, room_plan_id, night, version, ${namesOf(rateColumns)})
  select $1, run.id, run.night, $2, ${newValues(rateColumns)} from ${nightTable(rateColumns)}`

const insertRooms = `insert into room_night (property_id, room_type_id, night, total_rooms, version, ${namesOf(roomColumns)})
  select $1, run.id, run.night, t.total_rooms, $2, ${newValues(roomColumns)} from ${nightTable(roomColumns)}
    join room_type t on t.property_id = $1 and t.room_type_id = run.id`
