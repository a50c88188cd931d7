import { z } from 'zod'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import { eachDay, type Day } from '@innkeeper/rules/days/day'
import { asBase64, RawJson, type JsonPiece } from '#kit/request/raw-json.ts'
import { useGenericPlans, type PropertyTx } from '#kit/transaction/transaction.ts'
import { rateColumns, roomColumns, type NightColumn } from '../nights/night-columns.ts'
import { derivationJson } from '../nights/places.store.ts'

/** The grid between two days as JSON without the parts that depend on the clock: an object of the rest, its room types, and the property's time zone. */
export type GridJson = { readonly timeZone: string; readonly head: Buffer; readonly roomTypes: readonly JsonPiece[] }

const roomTypeFields = `'id', t.room_type_id, 'nameVi', t.name_vi, 'nameEn', t.name_en, 'totalRooms', t.total_rooms, 'active', t.active,
  'displayOrder', t.display_order, 'defaultPrice', t.default_price, 'weekendPrice', t.weekend_price, 'floorPrice', t.floor_price,
  'ceilingPrice', t.ceiling_price, 'maxGuests', t.max_guests`

const planFields = `'roomPlanId', r.room_plan_id, 'ratePlanId', r.rate_plan_id, 'nameVi', p.name_vi, 'nameEn', p.name_en,
  'active', r.active and p.active, 'minStay', p.min_stay, 'maxStay', p.max_stay, 'parentRoomPlanId', parent.room_plan_id, 'derive', ${derivationJson}`

const planTables = `room_plan r join rate_plan p using (property_id, rate_plan_id)
  left join room_plan parent on parent.property_id = $1 and parent.room_type_id = r.room_type_id and parent.rate_plan_id = p.parent_rate_plan_id`

/** Display order 0 comes last; then by name. */
const inOrder = (alias: string): string => `${alias}.display_order = 0, ${alias}.display_order, ${alias}.name_vi collate "vi-x-icu"`

// Columns by night, flags as 0 and 1.
const columnsOf = (table: string, place: string, columns: readonly GridColumn[]): string =>
  `select json_build_object(${columns.map(({ field, column }) => `'${field}', array_agg(${column})`).join(', ')}) as columns
     from (select ${columns.map(storedOr).join(', ')}
             from unnest($5::date[]) as day (night)
             left join (select * from ${table} where property_id = $1 and ${place} and night between $2 and $3) n on n.night = day.night
            order by day.night) as night`

type GridColumn = Pick<NightColumn, 'column' | 'empty'> & { readonly field: string }

const storedOr = ({ column, empty }: GridColumn): string => {
  if (empty === 'null') return `n.${column}`
  return empty === 'false' ? `coalesce(n.${column}, false)::integer as ${column}` : `coalesce(n.${column}, ${empty}) as ${column}`
}

const version: GridColumn = { field: 'version', column: 'version', empty: '0' }
const sold: GridColumn = { field: 'sold', column: 'sold', empty: '0' }

const planNights = columnsOf('rate_night', 'room_plan_id = r.room_plan_id', [...rateColumns, version])
const roomNights = columnsOf('room_night', 'room_type_id = t.room_type_id', [...roomColumns, sold, version])

const gridSql = `
with plan as (
  select r.room_type_id, p.display_order, p.name_vi, json_build_object(${planFields},
      'blackouts', coalesce((select json_agg(json_build_object('from', b.from_day, 'to', b.to_day) order by b.from_day) from rate_plan_blackout b
         where b.property_id = $1 and b.rate_plan_id = r.rate_plan_id and b.from_day <= $3 and b.to_day >= $2), '[]'),
      'nights', nights.columns) as plan
    from ${planTables} cross join lateral (${planNights}) as nights
   where r.property_id = $1 and ($4::uuid[] is null or r.room_type_id = any($4))),
plans as materialized (
  select room_type_id, json_agg(plan order by ${inOrder('plan')}) as plans from plan group by room_type_id),
room as (
  select t.display_order, t.name_vi, json_build_object(${roomTypeFields}, 'nights', nights.columns, 'plans', coalesce(plans.plans, '[]')) as room
    from room_type t left join plans using (room_type_id) cross join lateral (${roomNights}) as nights
   where t.property_id = $1 and ($4::uuid[] is null or t.room_type_id = any($4))),
piece as (
  select 0 as place, h.time_zone, json_build_object('from', $2::date, 'to', $3::date, 'currency', h.currency, 'weekendNights', h.weekend_nights,
    'events', coalesce((select json_agg(json_build_object('id', e.property_event_id, 'nameVi', e.name_vi, 'nameEn', e.name_en, 'color', e.color,
        'from', e.from_day, 'to', e.to_day) order by e.from_day) from property_event e
       where e.property_id = $1 and e.from_day <= $3 and e.to_day >= $2), '[]')) as json
    from property h where h.property_id = $1
  union all
  select row_number() over (order by ${inOrder('room')}), null, room from room)
select time_zone as "timeZone", ${asBase64('json')} as base64 from piece order by place`

const gridRows = rowsLike(z.strictObject({ timeZone: z.string().nullable(), base64: z.string() }))
const listRows = rowsLike(z.strictObject({ base64: z.string() }))

/**
 * Reads the grid in one query: columns by night, made into JSON by the database and never parsed here. A room type is a row, because the
 * driver copies a row of many kilobytes while it receives it. With a generic plan, `materialized` prevents PostgreSQL from reading all plans
 * again for each room type.
 */
export const readGrid = async (
  tx: PropertyTx,
  { from, to, roomTypeIds }: { readonly from: Day; readonly to: Day; readonly roomTypeIds: readonly string[] | null },
): Promise<GridJson> => {
  const [, [head, ...roomTypes]] = await Promise.all([
    useGenericPlans(tx),
    gridRows(tx, gridSql, [tx.propertyId, from, to, roomTypeIds, eachDay(from, to)], 'grid'),
  ])
  if (head === undefined || head.timeZone === null) throw new Error(`property ${tx.propertyId} is not there`)
  return { timeZone: head.timeZone, head: Buffer.from(head.base64, 'base64'), roomTypes }
}

/** All room types, in the order of the grid. */
export const readRoomTypes = async (tx: PropertyTx): Promise<RawJson> =>
  rawOf(
    tx,
    `select json_agg(json_build_object(${roomTypeFields}) order by ${inOrder('t')}) as list from room_type t where t.property_id = $1`,
  )

/** All plans on room types, in the order of the grid. */
export const readRoomPlans = async (tx: PropertyTx): Promise<RawJson> =>
  rawOf(
    tx,
    `select json_agg(json_build_object('roomTypeId', r.room_type_id, ${planFields}) order by ${inOrder('t')}, r.room_type_id, ${inOrder('p')}) as list
       from ${planTables} join room_type t on t.property_id = $1 and t.room_type_id = r.room_type_id where r.property_id = $1`,
  )

/** All room types with their plans, in the order of the grid. */
export const readRoomTypesWithPlans = async (tx: PropertyTx): Promise<RawJson> =>
  rawOf(
    tx,
    `with plans as (
       select r.room_type_id, json_agg(json_build_object(${planFields}) order by ${inOrder('p')}) as plans
         from ${planTables} where r.property_id = $1 group by r.room_type_id)
     select json_agg(json_build_object(${roomTypeFields}, 'plans', coalesce(plans.plans, '[]')) order by ${inOrder('t')}) as list
       from room_type t left join plans using (room_type_id) where t.property_id = $1`,
  )

const rawOf = async (tx: PropertyTx, sql: string): Promise<RawJson> => {
  const [row] = await listRows(tx, `select ${asBase64(`coalesce(list, '[]')`)} as base64 from (${sql}) as made`, [tx.propertyId])
  if (row === undefined) throw new Error('a list that was put together is one row')
  return new RawJson([row])
}
