import type { CallOutput } from '@innkeeper/protocol/catalogue'
import type { Day } from '@innkeeper/rules/days/day'
import type { ServiceUnit } from '@innkeeper/rules/hotel-service/chosen'
import { sql } from 'kysely'
import { z } from 'zod'
import { dayInRow, momentInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** A field of a night whose author is wanted; without a room-plan it is the room type's. */
export type NightField = { readonly field: string; readonly roomPlanId: string | null; readonly night: Day }

/** Who last set a field of a night. */
export type NightAuthor = NightField & {
  readonly operationNo: number
  readonly kind: string
  readonly person: string
  readonly at: string
}

const authorRows = rowsLike(
  z.strictObject({
    field: z.string(),
    roomPlanId: z.uuid().nullable(),
    night: dayInRow,
    operationNo: z.int(),
    kind: z.string(),
    person: z.string(),
    at: momentInRow,
  }),
)

/** Who last set the given fields of a room type's nights; fields that were never set are left out. */
export const nightAuthors = async (tx: PropertyTx, roomTypeId: string, fields: readonly NightField[]): Promise<NightAuthor[]> =>
  authorRows(
    tx,
    `select asked.field, asked.room_plan_id as "roomPlanId", asked.night, o.operation_no as "operationNo", o.kind, o.person, o.at
       from unnest($3::text[], $4::uuid[], $5::date[]) as asked (field, room_plan_id, night)
       cross join lateral (
         select max(c.operation_no) as operation_no from night_change c
          where c.property_id = $1 and c.field = asked.field and asked.night = any(c.nights)
            and case when asked.room_plan_id is null then c.room_plan_id is null and c.room_type_id = $2
                else c.room_plan_id = asked.room_plan_id end) last
       join operation o on o.property_id = $1 and o.operation_no = last.operation_no`,
    [
      tx.propertyId,
      roomTypeId,
      fields.map(({ field }) => field),
      fields.map(({ roomPlanId }) => roomPlanId),
      fields.map(({ night }) => night),
    ],
  )

/** The services that agents may book with a stay, in the property's order. */
export const servicesWithStays = async (tx: PropertyTx): Promise<CallOutput<'room-plan/get-services'>> => {
  const rows = await tx.db
    .selectFrom('hotel_service')
    .select(['code', 'name_vi as vi', 'name_en as en', 'unit'])
    .where('property_id', '=', tx.propertyId)
    .where('active', '=', true)
    .where(sql<boolean>`'agents' = any(channels)`)
    .orderBy('display_order')
    .orderBy('hotel_service_id')
    .$castTo<{ code: string; vi: string; en: string; unit: ServiceUnit }>()
    .execute()
  return rows.map(({ code, vi, en, unit }) => ({ code, name: { vi, en }, unit }))
}
