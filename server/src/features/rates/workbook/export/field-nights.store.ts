import { isFlagField, isRoomField, type NightFieldName } from '@innkeeper/rules/rate/night-fields'
import type { Day } from '@innkeeper/rules/days/day'
import { z } from 'zod'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { columnOf } from '#database/columns.ts'

const valueRows = rowsLike(z.strictObject({ id: z.uuid(), days: z.array(z.int()), values: z.array(z.int()) }))

/** Which nights of which places. */
export type FieldNights = { readonly field: NightFieldName; readonly ids: readonly string[]; readonly from: Day; readonly to: Day }

/** The stored values of one field, by place and by day counted from the first night; flags that are on are 1, what is not set is missing. */
export const readFieldNights = async (
  tx: PropertyTx,
  { field, ids, from, to }: FieldNights,
): Promise<ReadonlyMap<string, ReadonlyMap<number, number>>> => {
  const [table, place] = isRoomField(field) ? ['room_night', 'room_type_id'] : ['rate_night', 'room_plan_id']
  const column = columnOf(field)
  const [value, isSet] = isFlagField(field) ? ['1', column] : [column, `${column} is not null`]
  const rows = await valueRows(
    tx,
    `select ${place} as id, array_agg(night - $3::date) as days, array_agg(${value}) as values
       from ${table} where property_id = $1 and ${place} = any($2) and night between $3 and $4 and ${isSet} group by ${place}`,
    [tx.propertyId, ids, from, to],
  )
  return new Map(rows.map(({ id, days, values }) => [id, new Map(days.map((day, at) => [day, values[at] ?? 0]))]))
}

const numberRows = rowsLike(z.strictObject({ last: z.int().nullable() }))

/** The number of the property's latest operation; 0 where there is none. */
export const latestOperation = async (tx: PropertyTx): Promise<number> => {
  const [row] = await numberRows(tx, 'select max(last_no) as last from operation_counter where property_id = $1', [tx.propertyId])
  return row?.last ?? 0
}

const namedRows = rowsLike(
  z.strictObject({ id: z.uuid(), roomVi: z.string(), roomEn: z.string(), planVi: z.string().nullable(), planEn: z.string().nullable() }),
)

/** A room type or a package of one, with its names. */
export type NamedPlace = Awaited<ReturnType<typeof namedPlaces>>[number]

/** Room types and packages with their names, in the order of the grid. */
export const namedPlaces = (tx: PropertyTx, ids: readonly string[]) =>
  namedRows(
    tx,
    `select coalesce(r.room_plan_id, t.room_type_id) as id, t.name_vi as "roomVi", t.name_en as "roomEn", p.name_vi as "planVi", p.name_en as "planEn"
       from room_type t
       left join (select null::uuid as room_plan_id, null::uuid as rate_plan_id, room_type_id from room_type where property_id = $1
                  union all select room_plan_id, rate_plan_id, room_type_id from room_plan where property_id = $1) r using (room_type_id)
       left join rate_plan p on p.property_id = $1 and p.rate_plan_id = r.rate_plan_id
      where t.property_id = $1 and coalesce(r.room_plan_id, t.room_type_id) = any($2)
      order by t.display_order = 0, t.display_order, t.name_vi collate "vi-x-icu", t.room_type_id,
        p.display_order = 0, p.display_order, p.name_vi collate "vi-x-icu", r.room_plan_id`,
    [tx.propertyId, ids],
  )
