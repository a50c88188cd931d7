import { v7 as uuidv7 } from 'uuid'
import type { TestServer } from '../server/test-server.ts'

type Database = Pick<TestServer, 'database'>

/** The room-plan of a plan on a room type. */
export const roomPlanOf = async (
  { database }: Database,
  of: { readonly propertyId: string; readonly roomTypeId: string; readonly ratePlanId: string },
): Promise<string> => {
  const { room_plan_id: id } = await database.kysely
    .selectFrom('room_plan')
    .select('room_plan_id')
    .where('property_id', '=', of.propertyId)
    .where('room_type_id', '=', of.roomTypeId)
    .where('rate_plan_id', '=', of.ratePlanId)
    .executeTakeFirstOrThrow()
  return id
}

/** A room type's night with rooms on sale. */
export const makeRoomNight = async (
  { database }: Database,
  night: {
    readonly propertyId: string
    readonly roomTypeId: string
    readonly night: string
    readonly allotment: number
    readonly sold?: number
  },
): Promise<void> => {
  await database.kysely
    .insertInto('room_night')
    .columns(['property_id', 'room_type_id', 'night', 'total_rooms', 'allotment', 'sold'])
    .expression((eb) =>
      eb
        .selectFrom('room_type')
        .select((from) => [
          'property_id',
          'room_type_id',
          from.val(night.night).as('night'),
          'total_rooms',
          from.val(night.allotment).as('allotment'),
          from.val(night.sold ?? 0).as('sold'),
        ])
        .where('property_id', '=', night.propertyId)
        .where('room_type_id', '=', night.roomTypeId),
    )
    .execute()
}

/** A room-plan's night with its own price. */
export const makeRateNight = async (
  { database }: Database,
  night: { readonly propertyId: string; readonly roomPlanId: string; readonly night: string; readonly price: number },
): Promise<void> => {
  await database.kysely
    .insertInto('rate_night')
    .values({ property_id: night.propertyId, room_plan_id: night.roomPlanId, night: night.night, price: night.price })
    .execute()
}

/** A booking of one room. */
export const makeBookingOn = async (
  { database }: Database,
  on: { readonly propertyId: string; readonly roomTypeId: string; readonly roomPlanId: string },
): Promise<string> => {
  const id = uuidv7()
  await database.kysely
    .insertInto('booking')
    .values({
      property_id: on.propertyId,
      booking_id: id,
      code: id.slice(-12),
      state: 'confirm',
      check_in: '2027-03-01',
      check_out: '2027-03-03',
      guest_name: 'Phạm Minh Anh',
      currency: 'VND',
      total: 3_000_000,
      payment_method: 'bank transfer',
      snapshot: '{}',
      search_text: 'pham minh anh',
    })
    .execute()
  await database.kysely
    .insertInto('booking_room')
    .values({ property_id: on.propertyId, booking_id: id, line_no: 1, room_type_id: on.roomTypeId, room_plan_id: on.roomPlanId, adults: 2 })
    .execute()
  return id
}
