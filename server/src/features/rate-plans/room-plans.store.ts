import { v7 as uuidv7 } from 'uuid'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/**
 * Sells a plan on exactly these room types. A room type that is removed keeps its row as inactive if anything was booked or priced on it:
 * its prices are there again when it is added back.
 */
export const sellOn = async (tx: PropertyTx, ratePlanId: string, roomTypeIds: readonly string[]): Promise<void> => {
  await lockRoomPlans(tx, ratePlanId)
  await tx.rows(
    `delete from room_plan p where p.property_id = $1 and p.rate_plan_id = $2 and p.room_type_id <> all($3::uuid[])
        and not exists (select from rate_night n where n.property_id = p.property_id and n.room_plan_id = p.room_plan_id)
        and not exists (select from booking_room b where b.property_id = p.property_id and b.room_plan_id = p.room_plan_id)`,
    [tx.propertyId, ratePlanId, roomTypeIds],
  )
  await tx.rows(
    `update room_plan set active = not active
      where property_id = $1 and rate_plan_id = $2 and active <> (room_type_id = any($3::uuid[]))`,
    [tx.propertyId, ratePlanId, roomTypeIds],
  )
  await tx.rows(
    `insert into room_plan (property_id, rate_plan_id, room_type_id, room_plan_id)
     select $1, $2, room_type_id, room_plan_id from unnest($3::uuid[], $4::uuid[]) as wanted (room_type_id, room_plan_id)
         on conflict (property_id, room_type_id, rate_plan_id) do nothing`,
    [tx.propertyId, ratePlanId, roomTypeIds, roomTypeIds.map(() => uuidv7())],
  )
}

/** Locks a plan's room-plans until the transaction ends, so that nobody books or prices them meanwhile. */
export const lockRoomPlans = async (tx: PropertyTx, ratePlanId: string): Promise<void> => {
  await tx.rows('select from room_plan where property_id = $1 and rate_plan_id = $2 order by room_plan_id for update', [
    tx.propertyId,
    ratePlanId,
  ])
}
