import { catalogue, type CallOutput } from '@innkeeper/protocol/catalogue'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

type PlaceNames = CallOutput<'room-log/get-names'>[number]

const nameRows = rowsLike<PlaceNames>(catalogue['room-log/get-names'].output.element.strict())

const inOrder = (alias: string): string => `${alias}.display_order = 0, ${alias}.display_order, ${alias}.name_vi collate "vi-x-icu"`

/** The names of the room types and of the plans on each, in the order of the grid: what a log is filtered by, and nothing else. */
export const findPlaceNames = (tx: PropertyTx): Promise<PlaceNames[]> =>
  nameRows(
    tx,
    `select t.room_type_id as id, t.name_vi as "nameVi", t.name_en as "nameEn",
         coalesce(json_agg(json_build_object('roomPlanId', r.room_plan_id, 'nameVi', p.name_vi, 'nameEn', p.name_en) order by ${inOrder('p')})
           filter (where p.rate_plan_id is not null), '[]') as plans
       from room_type t
       left join room_plan r using (property_id, room_type_id)
       left join rate_plan p using (property_id, rate_plan_id)
      where property_id = $1
      group by t.property_id, t.room_type_id
      order by ${inOrder('t')}, t.room_type_id`,
    [tx.propertyId],
  )
