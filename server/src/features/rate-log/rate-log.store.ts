import type { logSorts } from '@innkeeper/protocol/calls/room-sale/rate-log'
import { catalogue } from '@innkeeper/protocol/catalogue'
import { nightField } from '@innkeeper/protocol/rates/night-fields'
import { z } from 'zod'
import { dayInRow, momentInRow, rowsLike, totalRows } from '#kit/transaction/rows-like.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { askedOrderText, type Asked } from '#kit/records/list-order.ts'
import { readInBatches } from '#kit/dear/read-in-batches.ts'
import { changeMatches, filterLength, filterValues, operationMatches, type LogFilter, type LogKind } from './log-filter.ts'

/** An operation as a log lists it; its first values in stored form (flags 0 and 1). */
export type LogRow = z.output<typeof logRow>

const stored = z.int().nullable()
const logRow = catalogue['room-plan-log/search'].output.element.extend({
  first: z.strictObject({ field: nightField, night: dayInRow, before: stored, after: stored }),
})
const logRows = rowsLike(logRow.extend({ total: z.int() }).strict())

/** One field of one place that an operation changed; values in stored form. */
export type LogChange = z.output<typeof logChange>

const logChange = catalogue['room-plan-log/detail'].output.shape.changes.element.extend({ before: z.array(stored), after: z.array(stored) })
const changeRows = rowsLike(logChange.extend({ total: z.int() }).strict())

type Page = { readonly limit: number; readonly offset: number }

/** What a log is sorted by. */
export type LogOrder = Asked<(typeof logSorts)[number]>

const orderOf = (operation: 'o' | 'hit') =>
  ({
    by: {
      number: `${operation}.operation_no`,
      person: `${operation}.person collate "vi-x-icu"`,
      origin: `${operation}.origin`,
      nights: `${operation}.nights`,
    },
    tieBreaker: `${operation}.operation_no`,
    own: `${operation}.operation_no desc`,
    neverEmpty: true,
  }) as const

const head = `o.operation_no as "operationNo", o.kind, o.origin, o.person, o.at, o.nights, coalesce(o.request ->> 'note', '') as note, o.undoes,
  (select max(u.operation_no) from operation u where u.property_id = $1 and u.undoes = o.operation_no) as "undoneBy"`

/** How many operations a log has. */
export const countLog = async (tx: PropertyTx, kind: LogKind): Promise<number> => {
  const [counted] = await totalRows(
    tx,
    `select count(*) as total from operation o
      where o.property_id = $1 and exists (
        select from night_change c where c.property_id = $1 and c.operation_no = o.operation_no and (c.room_plan_id is null) = $2)`,
    [tx.propertyId, kind === 'rooms'],
  )
  return counted?.total ?? 0
}

/** A page of a log, of its own the latest first, and the number of operations. */
export const searchLog = async (
  tx: PropertyTx,
  kind: LogKind,
  filter: LogFilter & LogOrder,
  page: Page,
): Promise<{ rows: LogRow[]; total: number }> => {
  const rows = await logRows(
    tx,
    `with hit as materialized (
       select o.operation_no, o.person, o.origin, o.nights from operation o join property h using (property_id)
        where ${operationMatches} and exists (select from night_change c where c.operation_no = o.operation_no and ${changeMatches})),
     page as (select row_number() over (order by ${askedOrderText(filter, orderOf('hit'))}) as place, operation_no from hit
              order by place limit $${filterLength + 1} offset $${filterLength + 2})
     select ${head}, summary.*, (select count(*)::integer from hit) as total
       from page join operation o on o.property_id = $1 and o.operation_no = page.operation_no
       cross join lateral (
         select array_agg(distinct c.field) as fields, min(c.nights[1]) as "fromNight", max(c.nights[cardinality(c.nights)]) as "toNight",
             count(distinct c.room_plan_id)::integer as plans,
             json_agg(distinct jsonb_build_object('roomTypeId', c.room_type_id, 'nameVi', coalesce(t.name_vi, ''), 'nameEn', coalesce(t.name_en, ''))) as "roomTypes",
             (array_agg(json_build_object('field', c.field, 'night', c.nights[1], 'before', c.before_values[1], 'after', c.after_values[1])
                order by c.change_no))[1] as first
           from night_change c left join room_type t using (property_id, room_type_id)
          where c.operation_no = o.operation_no and ${changeMatches}) as summary
      order by page.place`,
    [...filterValues(tx.propertyId, kind, filter), page.limit, page.offset],
  )
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 }
}

/** A page of an operation's changes of one kind, and the number of all such changes. */
export const findLogChanges = async (
  tx: PropertyTx,
  kind: LogKind,
  operationNo: number,
  page: Page,
): Promise<{ changes: LogChange[]; total: number }> => {
  const rows = await changeRows(
    tx,
    `select c.room_type_id as "roomTypeId", json_build_object('nameVi', coalesce(t.name_vi, ''), 'nameEn', coalesce(t.name_en, '')) as "roomType",
         c.room_plan_id as "roomPlanId",
         case when c.room_plan_id is not null then json_build_object('nameVi', coalesce(p.name_vi, ''), 'nameEn', coalesce(p.name_en, '')) end as plan,
         c.field, c.nights, c.before_values as before, c.after_values as after, (count(*) over ())::integer as total
       from night_change c left join room_type t using (property_id, room_type_id) left join room_plan r using (property_id, room_plan_id)
       left join rate_plan p on p.property_id = $1 and p.rate_plan_id = r.rate_plan_id
      where c.property_id = $1 and c.operation_no = $2 and (c.room_plan_id is null) = $3
      order by c.change_no limit $4 offset $5`,
    [tx.propertyId, operationNo, kind === 'rooms', page.limit, page.offset],
  )
  return { changes: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 }
}

/** One changed night as it is exported. */
export type ExportRow = z.output<typeof exportRow>

const exportRow = z.strictObject({
  operationNo: z.int(),
  at: momentInRow,
  person: z.string(),
  origin: z.string(),
  kind: z.string(),
  note: z.string(),
  roomVi: z.string(),
  roomEn: z.string(),
  planVi: z.string(),
  planEn: z.string(),
  night: dayInRow,
  field: nightField,
  before: stored,
  after: stored,
})

const exported = `
  from operation o join property h using (property_id) join night_change c on c.property_id = o.property_id and c.operation_no = o.operation_no
 cross join lateral unnest(c.nights, c.before_values, c.after_values) as cell (night, before, after)`

const exportedMatches = `${operationMatches} and ${changeMatches}
  and ($10::date is null or cell.night >= $10) and ($11::date is null or cell.night <= $11)`

/** The number of changed nights that match a filter, at most `most`; counted before any is read, because reading costs far more. */
export const countExportRows = async (tx: PropertyTx, kind: LogKind, filter: LogFilter, most: number): Promise<number> => {
  const [counted] = await totalRows(
    tx,
    `select count(*) as total from (select ${exported} where ${exportedMatches} limit $${filterLength + 1}) as counted`,
    [...filterValues(tx.propertyId, kind, filter), most],
  )
  return counted?.total ?? 0
}

/** The changed nights that match a filter, in the order of their operations, in batches. */
export const findExportRows = (tx: PropertyTx, kind: LogKind, filter: LogFilter & LogOrder): AsyncIterable<readonly ExportRow[]> =>
  readInBatches(
    exportRow,
    tx,
    `select o.operation_no as "operationNo", o.at, o.person, o.origin, o.kind, coalesce(o.request ->> 'note', '') as note,
         coalesce(t.name_vi, '') as "roomVi", coalesce(t.name_en, '') as "roomEn", coalesce(p.name_vi, '') as "planVi", coalesce(p.name_en, '') as "planEn",
         cell.night, c.field, cell.before, cell.after
       ${exported}
       left join room_type t on t.property_id = $1 and t.room_type_id = c.room_type_id
       left join room_plan r on r.property_id = $1 and r.room_plan_id = c.room_plan_id
       left join rate_plan p on p.property_id = $1 and p.rate_plan_id = r.rate_plan_id
      where ${exportedMatches}
      order by ${askedOrderText(filter, orderOf('o'))}, c.change_no, cell.night`,
    filterValues(tx.propertyId, kind, filter),
  )
