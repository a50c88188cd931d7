import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/**
 * Sells a plan on exactly these room types. A room type that is removed keeps its row as inactive if anything was booked or priced on it:
 * its prices are there again when it is added back.
 */
export const sellOn = async (tx: PropertyTx, ratePlanId: string, roomTypeIds: readonly string[]): Promise<void> => {
  await lockRoomPlans(tx, ratePlanId)
  const isSold = sql<boolean>`(room_type_id = any(${roomTypeIds}::uuid[]))`
  await tx.db
    .deleteFrom('room_plan as p')
    .where('p.property_id', '=', tx.propertyId)
    .where('p.rate_plan_id', '=', ratePlanId)
    .where(sql<boolean>`not ${isSold}`)
    .where(sql<boolean>`not exists (select from rate_night n where n.property_id = p.property_id and n.room_plan_id = p.room_plan_id)`)
    .where(sql<boolean>`not exists (select from booking_room b where b.property_id = p.property_id and b.room_plan_id = p.room_plan_id)`)
    .where(
      sql<boolean>`not exists (select from booking_offer_room o where o.property_id = p.property_id and o.room_plan_id = p.room_plan_id)`,
    )
    .execute()
  await tx.db
    .updateTable('room_plan')
    .set({ active: sql<boolean>`not active` })
    .where('property_id', '=', tx.propertyId)
    .where('rate_plan_id', '=', ratePlanId)
    .where('active', '<>', isSold)
    .execute()
  if (roomTypeIds.length === 0) return
  const rows = roomTypeIds.map((id) => ({ property_id: tx.propertyId, rate_plan_id: ratePlanId, room_type_id: id, room_plan_id: uuidv7() }))
  await tx.db
    .insertInto('room_plan')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['property_id', 'room_type_id', 'rate_plan_id']).doNothing())
    .execute()
}

/** Locks a plan's room-plans until the transaction ends, so that nobody books or prices them meanwhile. */
export const lockRoomPlans = async (tx: PropertyTx, ratePlanId: string): Promise<void> => {
  await tx.db
    .selectFrom('room_plan')
    .where('property_id', '=', tx.propertyId)
    .where('rate_plan_id', '=', ratePlanId)
    .orderBy('room_plan_id')
    .forUpdate()
    .execute()
}
