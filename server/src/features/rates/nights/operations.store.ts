import { z } from 'zod'
import { momentInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import type { operationKinds } from '@innkeeper/protocol/rates/night-fields'
import type { NightFieldName } from '@innkeeper/rules/rate/night-fields'
import type { Day } from '@innkeeper/rules/days/day'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { FieldChanges, Kept, Place } from './field-changes.ts'

/** The kinds of operation on rates or rooms. */
export type OperationKind = (typeof operationKinds)[number]

/** An operation without its number. */
export type NewOperation = {
  readonly kind: OperationKind
  readonly origin: 'screen' | 'batch' | 'excel' | 'pms'
  /** Null where a connected system is the author. */
  readonly accountId: string | null
  readonly person: string
  readonly nights: number
  readonly undoes: number | null
  readonly request: object | null
}

const numberRows = rowsLike(z.strictObject({ last_no: z.int() }))

/** The next operation number of the property; others who need one wait until this transaction has committed. */
export const takeOperationNo = async (tx: PropertyTx): Promise<number> => {
  const [row] = await numberRows(
    tx,
    `insert into operation_counter (property_id, last_no) values ($1, 1)
       on conflict (property_id) do update set last_no = operation_counter.last_no + 1 returning last_no`,
    [tx.propertyId],
  )
  if (row === undefined) throw new Error('the counter gave no number')
  return row.last_no
}

/**
 * Writes an operation and its changes to the diary of nights. A list that many changes share, such as a season's nights, is sent and parsed
 * once.
 */
export const insertOperation = async (
  tx: PropertyTx,
  operationNo: number,
  operation: NewOperation,
  changes: readonly FieldChanges[],
): Promise<void> => {
  await tx.rows(
    `with written as (
       insert into operation (property_id, operation_no, kind, origin, account_id, person, nights, undoes, request)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)),
     season as materialized (select number, list::date[] as nights from unnest($16::text[]) with ordinality as sent (list, number)),
     held as materialized (select number, list::bigint[] as held from unnest($17::text[]) with ordinality as sent (list, number))
     insert into night_change (property_id, operation_no, change_no, room_type_id, room_plan_id, field, nights, before_values, after_values)
     select $1, $2, change_no, room_type_id, room_plan_id, field, season.nights, before.held, after.held
       from unnest($10::uuid[], $11::uuid[], $12::text[], $13::integer[], $14::integer[], $15::integer[])
         with ordinality as change (room_type_id, room_plan_id, field, season, before, after, change_no)
       join season on season.number = change.season
       join held as before on before.number = change.before
       join held as after on after.number = change.after`,
    [tx.propertyId, operationNo, ...valuesOf(operation), ...columnsOf(changes)],
  )
}

const valuesOf = (operation: NewOperation): unknown[] => [
  operation.kind,
  operation.origin,
  operation.accountId,
  operation.person,
  operation.nights,
  operation.undoes,
  operation.request === null ? null : JSON.stringify(operation.request),
]

const columnsOf = (changes: readonly FieldChanges[]): unknown[] => {
  const [seasons, values] = [sharedLists(), sharedLists()]
  return [
    changes.map((change) => change.roomTypeId),
    changes.map((change) => change.roomPlanId),
    changes.map((change) => change.field),
    changes.map((change) => seasons.numberOf(change.nights)),
    changes.map((change) => values.numberOf(change.before)),
    changes.map((change) => values.numberOf(change.after)),
    seasons.lists(),
    values.lists(),
  ]
}

/** Lists as PostgreSQL array literals, without repetition, numbered from one in the order of occurrence. */
const sharedLists = () => {
  const numbers = new Map<string, number>()
  const numberOf = (values: readonly (Day | Kept)[]): number => {
    const list = `{${values.map((value) => value ?? 'null').join(',')}}`
    const number = numbers.get(list) ?? numbers.size + 1
    numbers.set(list, number)
    return number
  }
  return { numberOf, lists: () => [...numbers.keys()] }
}

/** A field of a night whose later changes are wanted: those by operations after `since`. */
export type Watched = Place & { readonly field: NightFieldName; readonly night: Day; readonly since: number }

/** The later changes of a watched field: who changed it last, and its value before the first of those changes. */
export type LaterChange = {
  readonly index: number
  readonly before: Kept
  readonly operationNo: number
  readonly person: string
  readonly at: string
}

const laterRows = rowsLike(
  z.strictObject({ index: z.int(), before: z.int().nullable(), operationNo: z.int(), person: z.string(), at: momentInRow }),
)

/**
 * The later changes of fields of nights, by their place in the list; `except` are operations that do not count. Each change is expanded
 * into its nights once, however many of them are watched.
 */
export const findLaterChanges = (tx: PropertyTx, watched: readonly Watched[], except: readonly number[] = []): Promise<LaterChange[]> =>
  laterRows(
    tx,
    `with watched as materialized (
       select index, coalesce(room_plan_id, room_type_id) as place, field, night, since
         from unnest($2::uuid[], $3::uuid[], $4::text[], $5::date[], $6::bigint[])
           with ordinality as w (room_type_id, room_plan_id, field, night, since, index)),
     changed as materialized (
       select coalesce(c.room_plan_id, c.room_type_id) as place, c.field, c.operation_no, cell.night, cell.before
         from night_change c cross join lateral unnest(c.nights, c.before_values) as cell (night, before)
        where c.property_id = $1 and c.operation_no > (select min(since) from watched) and c.operation_no <> all($7::bigint[])
          and (c.room_plan_id = any($3) or (c.room_plan_id is null and c.room_type_id = any($2))) and c.field = any($4)
          and c.nights[1] <= (select max(night) from watched) and c.nights[cardinality(c.nights)] >= (select min(night) from watched)),
     later as (
       select w.index, max(c.operation_no) as operation_no, (array_agg(c.before order by c.operation_no))[1] as before
         from watched w join changed c on c.place = w.place and c.field = w.field and c.night = w.night and c.operation_no > w.since
        group by w.index)
     select later.index::integer - 1 as index, later.before, later.operation_no as "operationNo", o.person, o.at
       from later join operation o on o.property_id = $1 and o.operation_no = later.operation_no`,
    [tx.propertyId, ...watchedColumns(watched), except],
  )

const watchedColumns = (watched: readonly Watched[]): unknown[] => [
  watched.map((one) => one.roomTypeId),
  watched.map((one) => one.roomPlanId),
  watched.map((one) => one.field),
  watched.map((one) => one.night),
  watched.map((one) => one.since),
]
