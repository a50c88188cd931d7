import { operationHead } from '@innkeeper/protocol/rates/operations'
import { z } from 'zod'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import { nightFields, type NightFieldName } from '@innkeeper/rules/rate/night-fields'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { Kept } from '../nights/field-changes.ts'
import type { OperationHead } from '../undo/undo.store.ts'

/** One value that was written to a field of a night. */
export type HistoryRow = Pick<OperationHead, 'operationNo' | 'kind' | 'origin' | 'person' | 'at' | 'note' | 'undoes'> & {
  readonly field: NightFieldName
  readonly value: Kept
  readonly before: Kept
}

const historyRows = rowsLike(
  operationHead.pick({ operationNo: true, kind: true, origin: true, person: true, at: true, note: true, undoes: true }).extend({
    field: z.custom<NightFieldName>((name) => typeof name === 'string' && name in nightFields),
    value: z.int().nullable(),
    before: z.int().nullable(),
    total: z.int(),
  }),
)

/** The owner of a night: a room type, or a room-plan. */
export type HistoryPlace = { readonly roomTypeId: string } | { readonly roomPlanId: string }

/** Who set a night's fields, latest first, and the number of such changes. */
export const findHistory = async (
  tx: PropertyTx,
  place: HistoryPlace,
  night: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ rows: HistoryRow[]; total: number }> => {
  const [where, id] =
    'roomPlanId' in place ? ['c.room_plan_id = $2', place.roomPlanId] : ['c.room_type_id = $2 and c.room_plan_id is null', place.roomTypeId]
  const rows = await historyRows(
    tx,
    `select c.field, c.after_values[array_position(c.nights, $3)] as value, c.before_values[array_position(c.nights, $3)] as before,
         o.operation_no as "operationNo", o.kind, o.origin, o.person, o.at, coalesce(o.request ->> 'note', '') as note, o.undoes,
         (count(*) over ())::integer as total
       from night_change c join operation o using (property_id, operation_no)
      where c.property_id = $1 and ${where} and c.nights @> array[$3::date]
      order by c.operation_no desc, c.change_no limit $4 offset $5`,
    [tx.propertyId, id, night, page.limit, page.offset],
  )
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 }
}

/** Whether the property has this room type or room-plan. */
export const hasPlace = async (tx: PropertyTx, place: HistoryPlace): Promise<boolean> => {
  const [table, column, id] =
    'roomPlanId' in place ? ['room_plan', 'room_plan_id', place.roomPlanId] : ['room_type', 'room_type_id', place.roomTypeId]
  const rows = await tx.rows(`select from ${table} where property_id = $1 and ${column} = $2`, [tx.propertyId, id])
  return rows.length > 0
}
