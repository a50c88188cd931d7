import type { TestServer } from '../server/test-server.ts'

/** The number of rooms of a property sold on each of its nights, in the order of nights and room types. */
export const soldByNight = async ({ database }: Pick<TestServer, 'database'>, propertyId: string): Promise<number[]> => {
  const rows = await database.kysely
    .selectFrom('room_night')
    .select('sold')
    .where('property_id', '=', propertyId)
    .where('sold', '>', 0)
    .orderBy('night')
    .orderBy('room_type_id')
    .execute()
  return rows.map(({ sold }) => sold)
}

/** A night, the number stored as sold, and the number in active bookings and open offers. */
export type NightThatLies = { readonly night: string; readonly sold: number; readonly held: number }

/** Nights of a property on which the number stored as sold differs from the active bookings and the open offers: there must be none. */
export const nightsThatLie = async ({ database }: Pick<TestServer, 'database'>, propertyId: string): Promise<NightThatLies[]> => {
  const { rows } = await database.pool.query<NightThatLies>(
    `
    select night, sold, held from (
      select n.night, n.sold,
          (select count(*) from booking_room r join booking b using (property_id, booking_id)
            where r.property_id = n.property_id and r.room_type_id = n.room_type_id and b.state not in ('cancel', 'void')
              and n.night >= b.check_in and n.night < b.check_out)
          + (select coalesce(sum(r.rooms), 0) from booking_offer_room r join booking_offer o using (property_id, booking_request_id, offer_no)
              where r.property_id = n.property_id and r.room_type_id = n.room_type_id and n.night >= o.check_in and n.night < o.check_out) as held
        from room_night n where n.property_id = $1) counted
     where sold <> held`,
    [propertyId],
  )
  return rows
}
