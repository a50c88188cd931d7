import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { rateColumns, roomColumns, type NightColumn } from './night-columns.ts'
import { nightsIn, type PatchRun } from './patch-runs.ts'

/**
 * Writes runs of nights of room-plans, with one statement for existing rows and one for new ones. The caller holds the places' locks (see
 * `loadPlaces`), so no row appears or changes in between.
 */
export const writeRateNights = async (tx: PropertyTx, operationNo: number, runs: readonly PatchRun[]): Promise<void> => {
  await Promise.all([
    write(tx, operationNo, { runs: runs.filter((run) => run.stored), sql: updateRates, columns: rateColumns }),
    write(tx, operationNo, { runs: runs.filter((run) => !run.stored), sql: insertRates, columns: rateColumns }),
  ])
}

/** Writes runs of nights of room types; a new row gets its room type's total rooms. */
export const writeRoomNights = async (tx: PropertyTx, operationNo: number, runs: readonly PatchRun[]): Promise<void> => {
  await Promise.all([
    write(tx, operationNo, { runs: runs.filter((run) => run.stored), sql: updateRooms, columns: roomColumns }),
    write(tx, operationNo, { runs: runs.filter((run) => !run.stored), sql: insertRooms, columns: roomColumns }),
  ])
}

type Writing = { readonly runs: readonly PatchRun[]; readonly sql: string; readonly columns: readonly NightColumn[] }

const write = async (tx: PropertyTx, operationNo: number, { runs, sql, columns }: Writing): Promise<void> => {
  if (runs.length === 0) return
  const given = runs.map((run) => columns.reduce((bits, { field }, at) => (field in run.patch ? bits + 2 ** at : bits), 0))
  const values = columns.map(({ field }) => arrayOf(runs.map((run) => run.patch[field])))
  const ids = [...new Set(runs.map((run) => run.id))]
  const places = new Map(ids.map((id, at) => [id, at + 1]))
  const spans = [runs.map((run) => places.get(run.id)), runs.map((run) => run.from), runs.map((run) => run.nights)].map(arrayOf)
  await tx.rows(sql, [tx.propertyId, operationNo, nightsIn(runs), ids, ...spans, arrayOf(given), ...values])
}

/** As PostgreSQL writes an array; of days and numbers nothing needs quotes, for which the driver would search a hundred thousand values. */
const arrayOf = (values: readonly (string | number | null | undefined)[]): string => `{${values.map((value) => value ?? 'null').join(',')}}`

/**
 * The nights of runs; each names its place by its number among the ids, and `given` has a bit for each column that the run sets. The limit tells the planner the number of nights: without it a
 * single cell would be searched among all nights of the property.
 */
const nightTable = (columns: readonly NightColumn[]): string => {
  const types = ['integer', 'date', 'integer', 'integer', ...columns.map(({ type }) => type)]
  const names = ['place', 'from_night', 'nights', 'given', ...columns.map(({ column }) => column)]
  return `(select run.*, ($4::uuid[])[run.place] as id, from_night + later as night
     from unnest(${types.map((type, at) => `$${at + 5}::${type}[]`).join(', ')}) as run (${names.join(', ')})
     cross join lateral generate_series(0, run.nights - 1) as later limit $3) as run`
}

const isGiven = (at: number): string => `run.given & ${2 ** at} > 0`

/** Nights are found by their whole key: joining runs with their place's nights by range would compare each run with each night. */
const updateOf = (table: string, id: string, columns: readonly NightColumn[]): string =>
  `update ${table} n set version = $2,
     ${columns.map(({ column }, at) => `${column} = case when ${isGiven(at)} then run.${column} else n.${column} end`).join(', ')}
   from ${nightTable(columns)}
  where n.property_id = $1 and n.${id} = run.id and n.night = run.night`

const newValues = (columns: readonly NightColumn[]): string =>
  columns.map(({ column, empty }, at) => `case when ${isGiven(at)} then run.${column} else ${empty} end`).join(', ')

const namesOf = (columns: readonly NightColumn[]): string => columns.map(({ column }) => column).join(', ')

const updateRates = updateOf('rate_night', 'room_plan_id', rateColumns)
const updateRooms = updateOf('room_night', 'room_type_id', roomColumns)

const insertRates = `insert into rate_night (property_id, room_plan_id, night, version, ${namesOf(rateColumns)})
  select $1, run.id, run.night, $2, ${newValues(rateColumns)} from ${nightTable(rateColumns)}`

const insertRooms = `insert into room_night (property_id, room_type_id, night, total_rooms, version, ${namesOf(roomColumns)})
  select $1, run.id, run.night, t.total_rooms, $2, ${newValues(roomColumns)} from ${nightTable(roomColumns)}
    join room_type t on t.property_id = $1 and t.room_type_id = run.id`
