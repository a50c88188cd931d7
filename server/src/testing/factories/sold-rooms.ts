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

/** A night, the number stored as sold, and the number in active bookings. */
export type NightThatLies = { readonly night: string; readonly sold: number; readonly held: number }

/** Nights of a property on which the number stored as sold differs from the active bookings: there must be none. */
export const nightsThatLie = async ({ database }: Pick<TestServer, 'database'>, propertyId: string): Promise<NightThatLies[]> => {
  const { rows } = await database.pool.query<NightThatLies>(
    `
    select n.night, n.sold, count(r.booking_id) as held
      from room_night n
      left join (booking_room r join booking b on b.property_id = r.property_id and b.booking_id = r.booking_id and b.state not in ('cancel', 'void'))
        on r.property_id = n.property_id and r.room_type_id = n.room_type_id and n.night >= b.check_in and n.night < b.check_out
     where n.property_id = $1
     group by n.property_id, n.room_type_id, n.night, n.sold having n.sold <> count(r.booking_id)`,
    [propertyId],
  )
  return rows
}
